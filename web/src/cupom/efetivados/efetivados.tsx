import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarCuponsDoLojista } from '@indica-bem/domain/cupom/chamadas';
import { IconScan } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { usePaginas } from '../../lib/paginas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import classes from './efetivados.module.css';
import { ExportarCupons } from './exportar';
import { FiltroDePeriodo } from './filtro-de-periodo';
import { lerPeriodo } from './periodo';
import { Tabela } from './tabela';
import { Totais } from './totais';

export function CuponsEfetivados() {
  const usuario = useUsuario();
  const id = idDoUsuario(usuario);
  const online = usuario.tipo_usuario === 'lojista' && usuario.usuario.tipo === 'loja_online';
  const [busca] = useSearchParams();
  const { periodo, de, ate } = lerPeriodo(busca, hojeEmSaoPaulo(new Date()));
  const paginas = usePaginas(listarCuponsDoLojista, { params: { id }, query: { de, ate } }, (p) => p.coupons);

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
      <FiltroDePeriodo periodo={periodo} intervalo={{ de, ate }} />
      {!paginas.erro && <Totais totais={paginas.primeira?.totais} />}
      <div className={classes.ferramentas}>
        {paginas.itens.length > 0 && <ExportarCupons idDaLoja={id} de={de} ate={ate} />}
        <Botao tom="texto" para="/cupom/estornados">
          Vendas estornadas
        </Botao>
      </div>
      <Lista {...paginas} />
    </Pagina>
  );
}

type ListaProps = Omit<ReturnType<typeof usePaginas<typeof listarCuponsDoLojista, Cupom>>, 'primeira'>;
type Cupom = Parameters<typeof Tabela>[0]['cupons'][number];

function Lista({ itens, carregando, erro, temMais, carregandoMais, carregarMais, tentarDeNovo }: ListaProps) {
  if (carregando) return <EsqueletoDeLista />;
  if (erro && itens.length === 0) return <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />;
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
    <div className={classes.lista}>
      <Tabela cupons={itens} />
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
