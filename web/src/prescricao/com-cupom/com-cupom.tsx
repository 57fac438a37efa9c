import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fatos } from '../../ui/fatos';
import { ListaPaginada } from '../../ui/lista-paginada';
import { Pagina } from '../../ui/pagina';
import { EtiquetaDoCupom } from '../etiqueta-do-cupom';
import classes from '../realizadas/realizadas.module.css';

const COM_CUPOM = { query: { com_cupom: 'S' } } as const;

/** Which of a partner's recommendations became a coupon. The code itself is the tutor's alone (spec 2.9). */
export function IndicacoesComCupom() {
  const paginas = usePaginas(listarPrescricoes, COM_CUPOM, ({ prescritions }) => prescritions);
  return (
    <Pagina titulo="Cupons gerados" subtitulo="As suas indicações que viraram cupom em uma loja parceira.">
      <ListaPaginada
        linhas
        paginas={paginas}
        nome={['cupom', 'cupons']}
        vazio={
          <EstadoVazio
            ilustracao="vazio-cupons"
            titulo="Nenhum cupom por enquanto"
            texto="Quando um tutor resgatar a sua indicação e escolher uma loja, o cupom aparece aqui."
            acao={
              <Botao tom="principal" para="/prescricoes/nova">
                Nova indicação
              </Botao>
            }
          />
        }
      >
        {(prescricao) => <CartaoDoCupom key={prescricao.id_prescricao} prescricao={prescricao} />}
      </ListaPaginada>
      <BannerDaPagina pagina="cupom" />
    </Pagina>
  );
}

function CartaoDoCupom({ prescricao }: { prescricao: Prescricao }) {
  const { id_prescricao, product, data, shopkeeper, coupons } = prescricao;
  const cupom = coupons[0];
  const nome = product?.nome ?? prescricao.titulo_especifico;
  return (
    <Cartao como="li">
      <article className={classes.indicacao} aria-label={`Cupom de ${nome}`}>
        <div className={classes.etiqueta}>{cupom && <EtiquetaDoCupom situacao={cupom.situacao} />}</div>
        <div className={classes.foto}>
          <FotoDoProduto caminho={product?.imagem_caminho} altura={96} />
        </div>
        <p className={classes.dados}>
          <strong className={classes.produto}>{nome}</strong>
        </p>
        <div className={classes.fatos}>
          <Fatos
            itens={[
              ['Indicação', isoParaBr(data)],
              ['Validade', cupom ? isoParaBr(cupom.data_validade) : null],
              ['Loja', shopkeeper?.nome_fantasia ?? null],
            ]}
          />
        </div>
        <div className={classes.abrir}>
          <Botao para={`/indicacao/codigo/${id_prescricao}`} fullWidth aria-label={`Abrir indicação de ${nome}`}>
            Abrir indicação
          </Botao>
        </div>
      </article>
    </Cartao>
  );
}
