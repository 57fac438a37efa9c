import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verLote } from '@indica-bem/domain/lote/chamadas';
import type { CodigoDoLote } from '@indica-bem/domain/lote/contrato';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';
import { CartaoImpresso } from './cartao-impresso';
import { desenharCartoes } from './desenhar-cartoes';
import classes from './folha.module.css';

const POR_FOLHA = 10;

/** Cards to cut out, ten on each sheet of A4; only they go to the printer. */
export function FolhaDeCartoes() {
  const id = useParams().id_lote ?? '';
  const { data, error, refetch } = useQuery(consulta(verLote, { params: { id } }));
  const codigos = data?.codigos.filter(({ cancelado }) => cancelado === 'N') ?? [];
  const folhas = Math.ceil(codigos.length / POR_FOLHA);
  return (
    <div className={classes.tela}>
      <Pagina
        titulo="Cartões do lote"
        subtitulo={
          data &&
          `${formatarInteiro(codigos.length)} ${codigos.length === 1 ? 'cartão' : 'cartões'} em ${formatarInteiro(folhas)} ${folhas === 1 ? 'folha' : 'folhas'} A4 · referência ${isoParaBr(data.lote.data_referencia)}`
        }
      >
        {!data && !error && <EsqueletoDeLista linhas={2} altura={240} />}
        {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
        {data && <Folhas lote={data.lote.id_lote} codigos={codigos} endereco={data.endereco} />}
      </Pagina>
    </div>
  );
}

type FolhasProps = { lote: number; codigos: CodigoDoLote[]; endereco: string };

function Folhas({ lote, codigos, endereco }: FolhasProps) {
  const [feitos, setFeitos] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['cartoes', lote, codigos.length],
    queryFn: () => desenharCartoes(codigos, endereco, setFeitos),
    staleTime: Infinity,
  });
  if (error) return <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) {
    return (
      <p className={classes.desenhando} role="status">
        Desenhando os cartões: {formatarInteiro(feitos)} de {formatarInteiro(codigos.length)}
      </p>
    );
  }
  const folhas = Array.from({ length: Math.ceil(data.length / POR_FOLHA) }, (_, i) =>
    data.slice(i * POR_FOLHA, (i + 1) * POR_FOLHA),
  );
  return (
    <>
      <div className={classes.comandos}>
        <Botao tom="principal" icone={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          Imprimir
        </Botao>
        <p>Papel A4, escala 100%. Na janela de impressão também dá para salvar em PDF.</p>
      </div>
      {folhas.map((cartoes, i) => (
        <ul key={cartoes[0]?.id_prescricao} className={classes.folha} aria-label={`Folha ${i + 1}`}>
          {cartoes.map((cartao) => (
            <CartaoImpresso key={cartao.id_prescricao} cartao={cartao} site={siteDe(endereco)} />
          ))}
        </ul>
      ))}
    </>
  );
}

/** As people type an address: without the rest, which the product finds by itself. */
const siteDe = (endereco: string) => endereco.replace(/^https?:\/\//, '').replace(/\/web\/.*$/, '');
