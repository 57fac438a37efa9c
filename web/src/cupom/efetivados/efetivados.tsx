import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarCuponsDoLojista } from '@indica-bem/domain/cupom/chamadas';
import { IconScan } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePaginas } from '../../lib/paginas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import type { OrdemDaTabela } from '../../ui/cabeca-que-ordena';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fichas } from '../../ui/fichas';
import { OrdenarPor } from '../../ui/ordenar-por';
import { Pagina } from '../../ui/pagina';
import classes from './efetivados.module.css';
import { ExportarCupons } from './exportar';
import { FiltroDePeriodo } from './filtro-de-periodo';
import { escreverDatas, escreverJunto, type Junto, lerJunto, lerPeriodo, ORDENS } from './periodo';
import { Tabela } from './tabela';
import { Totais } from './totais';

export function CuponsEfetivados() {
  const usuario = useUsuario();
  const id = idDoUsuario(usuario);
  const online = usuario.tipo_usuario === 'lojista' && usuario.usuario.tipo === 'loja_online';
  const navigate = useNavigate();
  const [busca] = useSearchParams();
  const { periodo, ...doAparelho } = lerPeriodo(busca, hojeEmSaoPaulo(new Date()));
  const junto = lerJunto(busca);
  const { semNota, ordem } = junto;
  const fixo = periodo === 'datas' ? undefined : periodo;
  const query = { ...doAparelho, periodo: fixo, nota: semNota ? ('sem' as const) : undefined, ordem };
  const paginas = usePaginas(listarCuponsDoLojista, { params: { id }, query }, (p) => p.coupons);
  // Which day it is, the server says; until it has, or one of the version before does not, the device.
  const { de, ate } = { ...doAparelho, ...semNulos(paginas.primeira) };
  const doPeriodo = periodo === 'datas' ? escreverDatas({ de, ate }) : `?periodo=${periodo}`;
  const com = (mudanca: Partial<Junto>) => doPeriodo + escreverJunto({ ...junto, ...mudanca });
  const ordenar = (nova: string) =>
    navigate(com({ ordem: nova as Junto['ordem'] }), { replace: true, preventScrollReset: true });

  return (
    <Pagina
      titulo="Cupons efetivados"
      subtitulo={de === ate ? isoParaBr(de) : `De ${isoParaBr(de)} a ${isoParaBr(ate)}`}
      acoes={
        !online && (
          <Botao tom="principal" para="/cupom/efetivar" icone={<IconScan size={20} aria-hidden />}>
            Validar desconto
          </Botao>
        )
      }
    >
      <FiltroDePeriodo periodo={periodo} intervalo={{ de, ate }} junto={escreverJunto(junto)} />
      {!paginas.erro && <Totais totais={paginas.primeira?.totais} />}
      <div className={classes.ferramentas}>
        <Fichas
          rotulo="Nota fiscal"
          opcoes={[
            { nome: 'Todas', para: com({ semNota: false }), atual: !semNota },
            {
              nome: 'Sem nota',
              detalhe: faltam(paginas.primeira?.totais),
              para: com({ semNota: true }),
              atual: semNota,
            },
          ]}
        />
        {paginas.itens.length > 0 && <ExportarCupons idDaLoja={id} de={de} ate={ate} />}
        <Botao tom="texto" para="/cupom/estornados">
          Vendas estornadas
        </Botao>
      </div>
      <OrdenarPor soSemCabecas ordens={ORDENS} ordem={ordem} mudar={ordenar} />
      <Lista {...paginas} semNota={semNota} ordem={{ atual: ordem, mudar: ordenar }} />
    </Pagina>
  );
}

const semNulos = ({ de, ate }: Partial<Record<'de' | 'ate', string | null>> = {}) => ({
  ...(de && { de }),
  ...(ate && { ate }),
});

const faltam = (totais: { quantidade: number; com_nota: number } | undefined) =>
  totais && formatarInteiro(totais.quantidade - totais.com_nota);

type ListaProps = { semNota: boolean; ordem: OrdemDaTabela } & Omit<
  ReturnType<typeof usePaginas<typeof listarCuponsDoLojista, Cupom>>,
  'primeira'
>;
type Cupom = Parameters<typeof Tabela>[0]['cupons'][number];

function Lista({
  semNota,
  ordem,
  itens,
  carregando,
  deAntes,
  erro,
  temMais,
  carregandoMais,
  carregarMais,
  tentarDeNovo,
}: ListaProps) {
  if (carregando) return <EsqueletoDeLista />;
  if (erro && itens.length === 0) return <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />;
  if (itens.length === 0 && semNota) {
    return (
      <EstadoVazio
        ilustracao="vazio-cupons"
        titulo="Nenhuma compra sem nota neste período"
        texto="Todas as vendas com desconto deste período já têm a sua nota, ou não houve vendas."
      />
    );
  }
  if (itens.length === 0) {
    return (
      <EstadoVazio
        ilustracao="vazio-cupons"
        titulo="Nenhum cupom efetivado neste período"
        texto="Os descontos que você confirma no caixa aparecem aqui, com os totais do período."
        acao={<Botao para="/cupom/efetivar">Validar um desconto</Botao>}
      />
    );
  }
  return (
    <div className={classes.lista} aria-busy={deAntes}>
      <Tabela cupons={itens} ordem={ordem} />
      <p role="status">
        {formatarInteiro(itens.length)} {itens.length === 1 ? 'cupom' : 'cupons'}
        {temMais && ' até aqui'}
      </p>
      {erro && <EstadoDeErro erro={erro} />}
      {temMais && (
        <Botao loading={carregandoMais} onClick={carregarMais}>
          Carregar mais
        </Botao>
      )}
    </div>
  );
}
