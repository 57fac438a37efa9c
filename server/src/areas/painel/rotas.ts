import * as contrato from '@indica-bem/domain/painel/contrato';
import { pendenciasDe } from '@indica-bem/domain/painel/quem-cuida';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { mesmosDias } from './contar-dias';
import { encerradasNoMinuto } from './contar-encerradas';
import { cidadesNoMinuto } from './ler-cidades';
import { lerPainel } from './ler-painel';
import { lerPendencias } from './ler-pendencias';

export function rotasDoPainel(atender: Atender, { db, leitor, relogio }: Contexto): void {
  const antes = mesmosDias(leitor, relogio);
  const encerradas = encerradasNoMinuto(leitor, relogio);
  const cidades = cidadesNoMinuto(leitor, relogio);

  atender(contrato.verPainel, async ({ query: { ano }, hoje }) =>
    lerPainel(leitor, { ano, hoje, antes: await antes(hoje), encerradas: await encerradas(), cidades }),
  );

  atender(contrato.verPendencias, async ({ sessao, hoje }) => ({
    pendencias: await lerPendencias(db, { quais: sessao.funcao ? pendenciasDe(sessao.funcao) : [], hoje }),
  }));
}
