import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { emLista } from '@indica-bem/domain/texto/em-lista';
import { MOTIVOS_DE_FORA, type MotivoDeFora } from '@indica-bem/domain/usuario/em-lote';
import { useEffect, useRef } from 'react';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { useDevolverFoco } from '../../ui/use-devolver-foco';
import classes from './resumo-do-lote.module.css';

export type Resumo = { titulo: string; deFora: readonly { nome: string; motivo: MotivoDeFora }[] };

const NOMES_MOSTRADOS = 5;

/** What became of a selection of which some were left out: who, and why, until it is read. However far down the page was. */
export function ResumoDoLote({ titulo, deFora, fechar }: Resumo & { fechar: () => void }) {
  const aqui = useRef<HTMLDivElement>(null);
  useDevolverFoco();
  useEffect(() => aqui.current?.focus(), []);
  const grupos = MOTIVOS_DE_FORA.map((motivo) => ({ motivo, nomes: nomesDo(motivo, deFora) }));
  return (
    <div ref={aqui} tabIndex={-1} className={classes.resumo}>
      <Aviso tom="info" titulo={`${titulo}. ${quantasDeFora(deFora.length)}`}>
        <ul className={classes.motivos}>
          {grupos
            .filter(({ nomes }) => nomes.length > 0)
            .map(({ motivo, nomes }) => (
              <li key={motivo}>
                <strong>{motivo}</strong>: {abreviados(nomes)}
              </li>
            ))}
        </ul>
        <Botao onClick={fechar}>Entendi</Botao>
      </Aviso>
    </div>
  );
}

const nomesDo = (motivo: MotivoDeFora, deFora: Resumo['deFora']) =>
  deFora.filter((uma) => uma.motivo === motivo).map(({ nome }) => nome);

const quantasDeFora = (n: number) => (n === 1 ? '1 ficou de fora:' : `${formatarInteiro(n)} ficaram de fora:`);

function abreviados(nomes: string[]): string {
  const mais = nomes.length - NOMES_MOSTRADOS;
  if (mais <= 1) return emLista(nomes);
  return emLista([...nomes.slice(0, NOMES_MOSTRADOS), `mais ${formatarInteiro(mais)}`]);
}
