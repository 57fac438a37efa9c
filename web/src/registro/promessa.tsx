import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { KG_POR_CADEIRA } from '@indica-bem/domain/doacao/regras';
import type { verTransparencia } from '@indica-bem/domain/registro/chamadas';
import { oQueFalta } from '@indica-bem/domain/registro/o-que-falta';
import { IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RespostaDe } from '../lib/tipos-da-api';
import { Ilustracao } from '../ui/ilustracao';

import classes from './promessa.module.css';

type Dados = RespostaDe<typeof verTransparencia>;

/** The first screen: what this is, both totals, and what they say. */
export function Promessa({ dados, falhou }: { dados: Dados | undefined; falhou: boolean }) {
  const prometido = dados && formatarInteiro(dados.prometido.kg);
  const entregue = dados && formatarDecimal(dados.entregue.kg, 1);
  return (
    <section className={classes.promessa} aria-labelledby="promessa">
      <div className={classes.palavras}>
        <h1 id="promessa">Cada compra doa 1 kg de ração. Confira.</h1>
        <p className={classes.frase}>
          Cada cupom validado promete 1 kg a quem cuida de animais; a cada {KG_POR_CADEIRA} kg, um pet ganha uma cadeira
          de rodas.
        </p>
        {!falhou && (
          <>
            <dl className={classes.totais} data-longo={[prometido, entregue].some((kg = '') => kg.length > 6)}>
              <Total nome="Prometido" kg={prometido} />
              <Total nome="Entregue" kg={entregue} />
            </dl>
            <Medida dados={dados} />
            <p className={classes.falta} role="status">
              {dados ? oQueFalta(dados) : <span className="so-leitor">Carregando…</span>}
            </p>
          </>
        )}
        <button type="button" className={classes.conferir} onClick={irAteConfira}>
          <IconShieldCheck size={22} aria-hidden /> Conferir por conta própria
        </button>
      </div>
      <div className={classes.figura}>
        <Ilustracao nome="formula-do-bem" largura={480} />
      </div>
    </section>
  );
}

function irAteConfira(): void {
  const titulo = document.getElementById('confira');
  titulo?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  titulo?.focus({ preventScroll: true });
}

function Total({ nome, kg }: { nome: string; kg: string | undefined }): ReactNode {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{kg === undefined ? <span className={classes.espera} /> : <strong>{kg}</strong>} kg</dd>
    </div>
  );
}

/** How much of the promise was kept; the words beside it say the same. */
function Medida({ dados }: { dados: Dados | undefined }) {
  const parte = dados && dados.prometido.kg > 0 ? Math.min(1, dados.entregue.kg / dados.prometido.kg) : 0;
  return (
    <div className={classes.medida} aria-hidden>
      <span style={{ width: `${parte * 100}%` }} />
    </div>
  );
}
