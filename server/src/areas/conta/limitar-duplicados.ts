import { limparCpf } from '@indica-bem/domain/brasil/documentos';
import type { Contexto } from '../../nucleo/contexto';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { tentar } from '../../nucleo/limites';
import { Duplicado } from '../../nucleo/recusa';
import { chaveDe } from './chave-de-limite';

type Argumentos = { endereco: string; cpf: string | null | undefined; agora: Date };

const UMA_HORA = 3600;
const POR_ENDERECO = { max: 10, janela: UMA_HORA };
const POR_CPF = { max: 5, janela: UMA_HORA };

/**
 * A form says which of its fields somebody already has, because people forget that they have an account. That also says
 * who is a client: so a few times an hour from one address, and of one CPF from anywhere.
 */
export function limitarDuplicados<T>(
  ctx: Contexto,
  { endereco, cpf, agora }: Argumentos,
  acao: () => Promise<T>,
): Promise<T> {
  if (!ctx.config.limites) return acao();
  const documento = limparCpf(cpf ?? '');
  const contadores = [
    { chave: `duplicado:${enderecoDoLimite(endereco)}`, ...POR_ENDERECO },
    ...(documento ? [{ chave: `duplicado:cpf:${chaveDe(documento)}`, ...POR_CPF }] : []),
  ];
  return tentar(ctx.db, { contadores, agora, errou: (erro) => erro instanceof Duplicado }, acao);
}
