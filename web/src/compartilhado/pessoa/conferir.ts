import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Campo } from '@indica-bem/domain/conta/campos';
import { type Erros, errosDaEdicao, errosDoCadastro, OBRIGATORIO } from '@indica-bem/domain/conta/regras';
import type { TipoDeCadastro, TipoDePerfil } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { dadosDe, type Valores } from './valores';

type Formulario<T = TipoDeCadastro> = { tipo: T; campos: readonly Campo[] };

/** The rules of a registration on what is typed in the form. */
export function conferirCadastro({ tipo, campos }: Formulario, valores: Valores, { semSenha = false } = {}): Erros {
  const erros = errosDoCadastro(tipo, dadosDe(valores, campos), hojeEmSaoPaulo(new Date()), { semSenha });
  return semSenha || valores.confirmasenha !== '' ? erros : { ...erros, confirmasenha: OBRIGATORIO };
}

/** The same for an edited profile. To change the e-mail or the password, the current one is asked (spec 1.13). */
export function conferirEdicao(
  { tipo, campos }: Formulario<TipoDePerfil>,
  valores: Valores,
  emailAtual: string,
): Erros {
  const erros = errosDaEdicao(tipo, dadosDe(valores, campos), hojeEmSaoPaulo(new Date()));
  const trocaSenha = valores.senhaNova !== '';
  const trocaEmail = valores.email.trim().toLowerCase() !== emailAtual;
  return {
    ...erros,
    ...((trocaSenha || trocaEmail) && valores.senha_atual === '' && { senha_atual: OBRIGATORIO }),
    ...(trocaSenha && valores.confirmasenha === '' && { confirmasenha: OBRIGATORIO }),
  };
}
