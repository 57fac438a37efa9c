import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Acompanhado } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { palavrasDoPeso } from '@indica-bem/domain/pet/palavras-do-peso';
import type { Pesagem } from '@indica-bem/domain/pet/peso';
import { comInicio, ritmoEmPalavras, situacaoDoPeso, tomDoPeso } from '@indica-bem/domain/pet/ritmo';
import { type ReactNode, useState } from 'react';
import { Aviso } from '../../ui/aviso';
import { GraficoDoPeso } from './grafico-do-peso';
import { noPeriodo, PERIODOS, type Periodo, periodosDe } from './periodo';
import classes from './peso-do-pet.module.css';
import { TabelaDosPesos } from './tabela-dos-pesos';

type PesoDoPetProps = {
  pet: Pick<Acompanhado['pet'], 'nome' | 'tipo'>;
  peso: Pick<Acompanhado, 'pesos' | 'inicio' | 'meta'>;
  /** What may be done with a weighing; who only looks has nothing. */
  acoes?: (pesagem: Pesagem) => ReactNode;
  /** A tutor is told what to do; a partner, what is. */
  paraQuem: 'tutor' | 'parceiro';
};

const TONS = { bom: 'ok', neutro: 'info', atencao: 'alerta', alarme: 'erro' } as const;

/** How it goes in words, the chart, and the same figures as a table; alike for the tutor and for who follows the pet. */
export function PesoDoPet({ pet, peso: { pesos, inicio, meta }, acoes, paraQuem }: PesoDoPetProps) {
  const [periodo, setPeriodo] = useState<Periodo>('tudo');
  const serie = comInicio(pesos, inicio);
  const opcoes = periodosDe(serie);
  if (serie.length === 0) {
    return <p className={classes.nada}>Nenhum peso anotado ainda. Com o primeiro começa o gráfico.</p>;
  }
  return (
    <div className={classes.peso}>
      <Situacao pet={pet} paraQuem={paraQuem} serie={serie} plano={inicio && meta && { inicio, meta }} />
      {opcoes.length > 1 && (
        <fieldset className={classes.periodos}>
          <legend className="so-leitor">Período do gráfico</legend>
          {opcoes.map((opcao) => (
            <button key={opcao} type="button" aria-pressed={opcao === periodo} onClick={() => setPeriodo(opcao)}>
              {PERIODOS[opcao]}
            </button>
          ))}
        </fieldset>
      )}
      <GraficoDoPeso nome={pet.nome} serie={noPeriodo(serie, periodo)} meta={meta} />
      <TabelaDosPesos nome={pet.nome} pesos={pesos} inicio={inicio} acoes={acoes} />
    </div>
  );
}

type SituacaoProps = Pick<PesoDoPetProps, 'pet' | 'paraQuem'> & {
  serie: Pesagem[];
  plano: Parameters<typeof situacaoDoPeso>[2];
};

function Situacao({ pet, paraQuem, serie, plano }: SituacaoProps) {
  const achada = situacaoDoPeso(pet.tipo, serie, plano);
  if (!achada) return null;
  const { situacao, ritmo } = achada;
  const { titulo, texto } = palavrasDoPeso(situacao, pet, paraQuem);
  return (
    <Aviso tom={TONS[tomDoPeso(situacao)]} titulo={titulo}>
      {ritmo && (
        <p className={classes.ritmo}>
          {ritmoEmPalavras(ritmo)}, de {isoParaBr(ritmo.de.dia)} a {isoParaBr(ritmo.ate.dia)}.
        </p>
      )}
      {texto && <p>{texto}</p>}
    </Aviso>
  );
}
