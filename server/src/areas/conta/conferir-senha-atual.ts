import type { Contexto } from '../../nucleo/contexto';
import { limitarPalpites } from '../../nucleo/limitar-palpites';
import { Recusa } from '../../nucleo/recusa';
import { conferirSenha } from './senha';

type Conferencia = {
  contaId: number;
  senhaHash: string | null;
  senha: string | null | undefined;
  endereco: string;
  agora: Date;
};

const PALPITES_DE_SENHA = { nome: 'senha', porConta: 10, contam: ['SENHA_ATUAL_INCORRETA'] } as const;

/** Before what a borrowed session must not do: change e-mail or password, or delete the account (spec 1.13). */
export function conferirSenhaAtual(ctx: Contexto, c: Conferencia): Promise<void> {
  return limitarPalpites(ctx, PALPITES_DE_SENHA, c, async () => {
    if (!c.senhaHash) throw senhaIncorreta('Sua conta ainda não tem senha: crie uma em “Esqueci minha senha”');
    if (!c.senha) throw senhaIncorreta('Informe a senha atual');
    if (!(await conferirSenha(c.senhaHash, c.senha, c.endereco))) throw senhaIncorreta('Senha atual incorreta');
  });
}

export const senhaIncorreta = (senha_atual: string) => new Recusa('SENHA_ATUAL_INCORRETA', { campos: { senha_atual } });
