import type { buscarNoAtendimento as chamada } from '@indica-bem/domain/atendimento/contrato';
import { interpretarBusca, vazio } from '@indica-bem/domain/atendimento/interpretar-busca';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import type { Sessao } from '../../nucleo/sessao';
import { acharCupons } from './achar-cupons';
import { acharIndicacoes } from './achar-indicacoes';
import { acharPessoas } from './achar-pessoas';

type Busca = { q: string; sessao: Sessao; agora: Date; hoje: string };

const POR_MINUTO = { max: 60, janela: 60 };
const DE_CADA = 10;
/** Of so few people found, what was recommended to them is shown as well: that is what most call about. */
const POUCAS_PESSOAS = 3;

/** One answer for whatever was typed. Lists are cut, and say so: who finds too much types more. */
export async function buscarNoAtendimento(ctx: Contexto, busca: Busca): Promise<Resposta<typeof chamada>> {
  const { q, sessao, agora, hoje } = busca;
  if (ctx.config.limites) await consumir(ctx.db, `busca:${sessao.id}`, POR_MINUTO, agora);
  const procurado = interpretarBusca(q);
  if (vazio(procurado)) return { pessoas: [], indicacoes: [], cupons: [], ha_mais: false };
  const limite = DE_CADA + 1;
  const [pessoas, cupons] = await Promise.all([
    acharPessoas(ctx.db, procurado, limite),
    acharCupons(ctx.db, procurado, { limite, hoje }),
  ]);
  const tutores = pessoas.filter(({ papel }) => papel === 'tutor').map(({ id }) => id);
  const donos = tutores.length <= POUCAS_PESSOAS ? tutores : [];
  const indicacoes = await acharIndicacoes(ctx.db, procurado, { donos, limite, hoje, alguem: pessoas.length > 0 });
  return {
    pessoas: pessoas.slice(0, DE_CADA),
    indicacoes: indicacoes.slice(0, DE_CADA),
    cupons: cupons.slice(0, DE_CADA),
    ha_mais: [pessoas, indicacoes, cupons].some((lista) => lista.length > DE_CADA),
  };
}
