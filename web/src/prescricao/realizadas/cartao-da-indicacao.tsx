import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { EtiquetaDeStatus } from '../etiqueta-de-status';
import { Fatos } from '../fatos';
import { FotoDoProduto } from '../foto-do-produto';
import classes from './realizadas.module.css';

export function CartaoDaIndicacao({ prescricao }: { prescricao: Prescricao }) {
  const { id_prescricao, codigo_prescricao, status, data, email, telefone, product } = prescricao;
  const codigo = formatarCodigo(codigo_prescricao ?? '');
  return (
    <Cartao como="li">
      <article className={classes.indicacao} aria-label={`Indicação ${codigo}`}>
        <FotoDoProduto caminho={product?.imagem_caminho} altura={96} />
        <div className={classes.dados}>
          <div className={classes.linha}>
            <strong className={classes.codigo}>{codigo}</strong>
            <EtiquetaDeStatus status={status} />
          </div>
          <p className={classes.produto}>{product?.nome ?? prescricao.titulo_especifico}</p>
        </div>
        <div className={classes.fatos}>
          <Fatos
            itens={[
              ['Data', isoParaBr(data)],
              ['Telefone do tutor', telefone],
              ['E-mail do tutor', email],
            ]}
          />
        </div>
        <div className={classes.abrir}>
          <Botao para={`/indicacao/codigo/${id_prescricao}`} fullWidth aria-label={`Abrir indicação ${codigo}`}>
            Abrir indicação
          </Botao>
        </div>
      </article>
    </Cartao>
  );
}
