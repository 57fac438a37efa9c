import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { EtiquetaDeStatus } from '../etiqueta-de-status';
import classes from './realizadas.module.css';

export function CartaoDaIndicacao({ prescricao }: { prescricao: Prescricao }) {
  const { id_prescricao, codigo_prescricao, status, data, email, telefone, product, tutor_nome, pet_nome } = prescricao;
  const codigo = formatarCodigo(codigo_prescricao ?? '');
  return (
    <Cartao como="li">
      <article className={classes.indicacao} aria-label={`Indicação ${codigo}`}>
        <div className={classes.etiqueta}>
          <EtiquetaDeStatus status={status} />
        </div>
        <div className={classes.foto}>
          <FotoDoProduto caminho={product?.imagem_caminho} altura={96} />
        </div>
        <div className={classes.dados}>
          <strong className={classes.codigo}>{codigo}</strong>
          <p className={classes.produto}>{product?.nome ?? prescricao.titulo_especifico}</p>
        </div>
        <div className={classes.fatos}>
          <Fatos
            itens={[
              ['Data', isoParaBr(data)],
              ['Tutor', prescricao.tutor?.nome ?? tutor_nome],
              ['Pet', pet_nome],
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
