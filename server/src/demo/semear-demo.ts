import { resumirSenha } from '../areas/conta/senha';
import type { Db } from '../db/conexao';
import { umaInstanciaPorVez } from '../db/uma-instancia-por-vez';
import { semearAcertos } from './acertos';
import { semearAcompanhamento } from './acompanhamento';
import { semearCatalogo } from './catalogo';
import { semearCompromissos } from './compromissos';
import { semearEntregas } from './entregas';
import { semearHistorico } from './historico';
import { semearIndicacoes } from './indicacoes';
import { semearFormula2 } from './indicacoes-da-formula-2';
import { semearInteresses } from './interesses';
import { semearLicencas } from './licencas';
import { semearNotas } from './notas';
import { semearPedidoDeEstorno } from './pedidos-de-estorno';
import { semearPessoas } from './pessoas';
import { semearRacaoNoFim, semearRenovacoes } from './reposicao';

const SENHA = 'indicabem-demo';

export const LOGINS_DE_DEMONSTRACAO = `
Entre com (senha ${SENHA}):
  admin@example.com        administração
  parceiro01@example.com   parceiro
  tutor01@example.com      tutora
  loja01@example.com       loja
`;

/** Fills an empty database with fictitious people, stores and recommendations. True when the demo is there. */
export async function semearDemo(db: Db, agora: Date): Promise<boolean> {
  const demo = await db.selectFrom('conta').select('id').where('email', '=', 'admin@example.com').executeTakeFirst();
  if (demo) return true;
  const senhaHash = await resumirSenha(SENHA);
  return umaInstanciaPorVez(db, async (trx) => {
    const alguem = await trx.selectFrom('conta').select('id').limit(1).executeTakeFirst();
    if (alguem) return false;
    const pessoas = await semearPessoas(trx, { senhaHash, agora });
    const licenciados = await semearLicencas(trx, { ...pessoas, agora });
    const produtos = await semearCatalogo(trx);
    await semearIndicacoes(trx, { ...pessoas, produtos, agora });
    await semearFormula2(trx, { veterinario: pessoas.prescritores.get(1) ?? 0, agora });
    await semearHistorico(trx, { ...pessoas, licenciados, senhaHash, agora });
    const dois = {
      tutor: pessoas.tutores.get(1) ?? 0,
      prescritor: pessoas.prescritores.get(1) ?? 0,
      loja: pessoas.lojistas.get(1) ?? 0,
      agora,
    };
    const racao = await semearRacaoNoFim(trx, dois);
    await semearAcertos(trx, agora);
    await semearAcompanhamento(trx, { ...pessoas, agora });
    await semearRenovacoes(trx, { ...dois, racao });
    const tutora = pessoas.tutores.get(1);
    if (tutora) await semearCompromissos(trx, tutora, agora);
    await semearEntregas(trx, { admin: pessoas.admin, agora });
    await semearPedidoDeEstorno(trx, { loja: pessoas.lojistas.get(2) ?? 0, agora });
    await semearInteresses(trx, agora);
    await semearNotas(trx, { menosDe: tutora ?? 0 });
    return true;
  });
}
