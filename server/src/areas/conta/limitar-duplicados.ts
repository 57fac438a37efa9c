import { limparCpf } from '@indica-bem/domain/brasil/documentos';
import type { Contexto } from '../../nucleo/contexto';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { tentar } from '../../nucleo/limites';
import { Duplicado } from '../../nucleo/recusa';
import { chaveDe } from './chave-de-limite';

type Argumentos = {
  endereco: string;
  /** The CPF that is new to who asks: their own of before tells them nothing. */
  cpf: string | null | undefined;
  /** Whose record it is, of who has one. */
  contaId?: number;
  agora: Date;
};

const UMA_HORA = 3600;
const POR_ENDERECO = { max: 10, janela: UMA_HORA };
const POR_CPF = { max: 5, janela: UMA_HORA };
const POR_CONTA = { max: 5, janela: UMA_HORA };

/**
 * A form says which of its fields somebody already has, because people forget that they have an account. That also says
 * who is a client: so a few times an hour from one address, of one account, and of one CPF from anywhere. A CPF counts only
 * what was said of it, and who has an account is not held to what strangers at the same address were told.
 */
export function limitarDuplicados<T>(
  ctx: Contexto,
  { endereco, cpf, contaId, agora }: Argumentos,
  acao: () => Promise<T>,
): Promise<T> {
  if (!ctx.config.limites) return acao();
  const [documento, rede] = [limparCpf(cpf ?? ''), enderecoDoLimite(endereco)];
  const doCpf = `duplicado:cpf:${chaveDe(documento)}`;
  const contadores = [
    ...(contaId === undefined
      ? [{ chave: `duplicado:${rede}`, ...POR_ENDERECO }]
      : [
          { chave: `duplicado:conta:${contaId}`, ...POR_CONTA },
          { chave: `duplicado:perfil:${rede}`, ...POR_ENDERECO },
        ]),
    ...(documento ? [{ chave: doCpf, ...POR_CPF }] : []),
  ];
  const errou = (erro: unknown, chave: string) =>
    erro instanceof Duplicado && (chave !== doCpf || erro.detalhes.campos?.cpf !== undefined);
  return tentar(ctx.db, { contadores, agora, errou }, acao);
}
