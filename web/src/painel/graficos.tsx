import { nomeSoDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { compararCom } from '@indica-bem/domain/painel/variacao';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { Cartao } from '../ui/cartao';
import { DepoisDePintar } from '../ui/depois-de-pintar';
import { AVencer } from './a-vencer';
import { Destaques } from './destaques';
import { DozeMeses } from './doze-meses';
import { Funil } from './funil';
import { Grafico } from './grafico';
import { Notas } from './notas';
import classes from './painel.module.css';

type GraficosProps = { painel: Painel; ano: number; escolherAno: (ano: string) => void; children: ReactNode };

/** The year in charts: below what a person came for, so its code comes after it, and what is further down after that. */
export function Graficos({ painel, ano, escolherAno, children }: GraficosProps) {
  return (
    <>
      <DozeMeses serie={painel.serie} />
      <div className={classes.doAno}>
        <Cartao como="section" rotulo="Indicações por mês">
          <div className={classes.cabeca}>
            <h2>Indicações por mês</h2>
            <NativeSelect
              aria-label="Ano"
              data={painel.anos.map(String)}
              value={String(ano)}
              onChange={({ currentTarget }) => escolherAno(currentTarget.value)}
            />
          </div>
          {painel.comparacao && <Comparacao ano={painel.ano} {...painel.comparacao} />}
          <Grafico painel={painel} />
        </Cartao>
        <Funil ano={painel.ano} funil={painel.funil} />
        <div className={classes.lado}>
          <AVencer {...painel.a_vencer} />
          <Notas ano={painel.ano} notas={painel.notas} />
        </div>
      </div>
      <DepoisDePintar>
        <Destaques painel={painel} />
        <DepoisDePintar>{children}</DepoisDePintar>
      </DepoisDePintar>
    </>
  );
}

/** Only months that are over, beside the same ones of the year before. */
function Comparacao({ ano, ate, indicacoes, antes }: NonNullable<Painel['comparacao']> & { ano: number }) {
  const meses = ate === 1 ? 'Em janeiro' : `De janeiro a ${nomeSoDoMes(`${ano}-${String(ate).padStart(2, '0')}`)}`;
  return (
    <p className={classes.comparacao}>
      {meses}: {formatarInteiro(indicacoes)} {indicacoes === 1 ? 'indicação' : 'indicações'},{' '}
      {compararCom(indicacoes, antes, String(ano - 1))}.
    </p>
  );
}
