import type { CodigoDeErro } from '@indica-bem/domain/erros';
import type { Contexto } from './contexto';
import { enderecoDoLimite } from './endereco-do-limite';
import { contar, fazerEsperar } from './limites';
import { tentarEmLugar } from './lugares';
import { Recusa } from './recusa';

/** `contaId` null: whoever asks said no name, and only the address counts. */
type Tentativa = { contaId: number | null; endereco: string; agora: Date };
type Regra = { nome: string; porConta: number; contam: readonly CodigoDeErro[] };

const UMA_HORA = 3600;
const POR_ENDERECO = 100;
/** So many mistakes of everybody in an hour are somebody searching. */
const SUSPEITO = 5000;
/** While somebody is searching: an address may be a whole neighbourhood, an account is one person. */
const PERDOADOS_DO_ENDERECO = 10;
const PERDOADOS_DA_CONTA = 1;

/**
 * Guards what could be guessed: so many mistakes an hour per account and per address. Mistakes of everybody together
 * stop nobody: past a number they ring, once an hour, and from then on who makes mistakes waits longer after each.
 */
export function limitarPalpites<T>(ctx: Contexto, regra: Regra, t: Tentativa, acao: () => Promise<T>): Promise<T> {
  if (!ctx.config.limites) return acao();
  const conta = t.contaId === null ? null : `${regra.nome}:conta:${t.contaId}`;
  const endereco = `${regra.nome}:endereco:${enderecoDoLimite(t.endereco)}`;
  const contadores = [
    ...(conta ? [{ chave: conta, max: regra.porConta, janela: UMA_HORA }] : []),
    { chave: endereco, max: POR_ENDERECO, janela: UMA_HORA },
  ];
  const errou = (erro: unknown) => erro instanceof Recusa && regra.contam.includes(erro.codigo);
  return tentarEmLugar(ctx.db, { contadores, agora: t.agora, errou }, acao).catch(async (erro) => {
    if (errou(erro) && (await alarmar(ctx, regra, t.agora))) {
      if (conta) await fazerEsperar(ctx.db, conta, PERDOADOS_DA_CONTA, t.agora);
      await fazerEsperar(ctx.db, endereco, PERDOADOS_DO_ENDERECO, t.agora);
    }
    throw erro;
  });
}

/** True from the mistake that made it too many until the hour is over. */
async function alarmar({ db, avisos }: Contexto, { nome }: Regra, agora: Date): Promise<boolean> {
  const vezes = await contar(db, `${nome}:todos`, UMA_HORA, agora);
  if (vezes === SUSPEITO) avisos.registrar('palpites-demais', { regra: nome, erros: vezes });
  return vezes >= SUSPEITO;
}
