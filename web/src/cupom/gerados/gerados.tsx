import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { acoesDoTutor, nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { IconTicket } from '@tabler/icons-react';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fatos } from '../../ui/fatos';
import { ListaPaginada } from '../../ui/lista-paginada';
import { Pagina } from '../../ui/pagina';
import { Situacao } from '../situacao';
import classes from './gerados.module.css';

/** The coupon of each recommendation, newest first. */
export function CuponsGerados() {
  const paginas = usePaginas(listarPrescricoes, { query: { com_cupom: 'S' } }, ({ prescritions }) => prescritions);
  return (
    <Pagina titulo="Cupons gerados">
      <ListaPaginada paginas={paginas} nome={['cupom', 'cupons']} vazio={<SemCupons />}>
        {(indicacao) => <CartaoDoCupom key={indicacao.id_prescricao} indicacao={indicacao} />}
      </ListaPaginada>
      <BannerDaPagina pagina="cupom" />
    </Pagina>
  );
}

function CartaoDoCupom({ indicacao }: { indicacao: Prescricao }) {
  const [cupom] = indicacao.coupons;
  const { idDoCupom } = acoesDoTutor(indicacao);
  if (!cupom) return null;
  return (
    <Cartao como="li">
      <div className={classes.cupom}>
        <FotoDoProduto caminho={indicacao.product?.imagem_caminho} altura={88} />
        <div className={classes.titulos}>
          <h2>{nomeDoIndicado(indicacao)}</h2>
          <Situacao situacao={cupom.situacao} />
        </div>
        <p className={classes.desconto}>
          {formatarDecimal(cupom.desconto, 2)}%<span className="so-leitor"> de desconto</span>
        </p>
        <div className={classes.fatos}>
          <Fatos
            itens={[
              ['Data', isoParaBr(indicacao.data)],
              ['Válido até', isoParaBr(cupom.data_validade)],
              ['Indicado por', indicacao.prescriber?.nome],
              ['Loja', indicacao.shopkeeper?.nome_fantasia],
            ]}
          />
        </div>
        <div className={classes.acao}>
          {idDoCupom === null ? (
            <Botao para={`/indicacao/codigo/${indicacao.id_prescricao}`}>Abrir indicação</Botao>
          ) : (
            <Botao
              tom={cupom.situacao === 'ativo' ? 'mata' : 'secundario'}
              icone={<IconTicket size={22} aria-hidden />}
              para={`/cupom/ver/${idDoCupom}`}
            >
              Ver cupom
            </Botao>
          )}
        </div>
      </div>
    </Cartao>
  );
}

function SemCupons() {
  return (
    <EstadoVazio
      ilustracao="vazio-cupons"
      titulo="Nenhum cupom por enquanto"
      texto="Abra uma indicação e escolha a loja parceira: o cupom sai na hora."
      acao={
        <Botao tom="principal" para="/prescricoes">
          Ver indicações
        </Botao>
      }
    />
  );
}
