import type { Campo } from '@indica-bem/domain/conta/campos';
import { redefinirSenha } from '@indica-bem/domain/conta/chamadas';
import { OBRIGATORIO } from '@indica-bem/domain/conta/regras';
import { erroDaSenha } from '@indica-bem/domain/conta/senha';
import type { FormEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { faltas } from '../compartilhado/pessoa/faltas';
import { NovaSenha } from '../compartilhado/pessoa/nova-senha';
import { lerRecusa } from '../compartilhado/pessoa/recusa';
import { type Valores, valoresDe } from '../compartilhado/pessoa/valores';
import { api } from '../lib/api';
import { tomarIndicacao } from '../lib/depois';
import { recusaDe } from '../lib/erros-da-api';
import { encerrarSessao } from '../lib/sessao';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import { aEntrada } from './entrada';
import classes from './login.module.css';

/** `recuperar/:token`: the link of a recovery, and that of an invitation. */
export function Recuperar() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const campos = useCampos<Campo>(valoresDe(), conferir);
  const envio = useEnvio({
    enviar: () => api(redefinirSenha, { body: { senha: campos.valores.senha, hash: token } }),
    aoEnviar: () => {
      avisar.ok('Senha alterada com sucesso.');
      // The change has ended every session of the account, the one on this device included.
      encerrarSessao();
    },
    seguir: () => {
      const hash = tomarIndicacao();
      const { to, state } = aEntrada(hash);
      return navigate(hash ? to : '/home', { replace: true, state });
    },
    aoFalhar: (erro) => campos.recusar(lerRecusa(erro)?.campos ?? {}),
  });
  const faltam = faltas(['senha', 'confirmasenha'], campos.valores, campos.erros);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  return (
    <>
      <div className={classes.titulos}>
        <h1>Alterar senha</h1>
        <p>Escolha a senha que você vai usar para entrar.</p>
      </div>
      <form ref={campos.form} className={classes.form} onSubmit={enviar} noValidate>
        <NovaSenha campos={campos} />
        {envio.erro && <SenhaNaoAlterada erro={envio.erro} />}
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          Alterar senha
        </BotaoDeEnvio>
      </form>
      <div className={classes.links}>
        <Link to="/login">Voltar para a entrada</Link>
      </div>
    </>
  );
}

function conferir({ senha, confirmasenha }: Valores): Partial<Record<Campo, string>> {
  const erro = erroDaSenha(senha);
  const repetida = confirmasenha === '' ? OBRIGATORIO : confirmasenha !== senha && 'As senhas não coincidem';
  return { ...(erro && { senha: erro }), ...(repetida && { confirmasenha: repetida }) };
}

function SenhaNaoAlterada({ erro }: { erro: Error }) {
  const linkMorto = recusaDe<typeof redefinirSenha>(erro) === 'SENHA_NAO_ALTERADA';
  return (
    <Aviso tom="erro" titulo="Senha não alterada.">
      {linkMorto ? (
        <>
          O link venceu ou já foi usado. <Link to="/esqueci">Peça um novo link</Link>.
        </>
      ) : (
        lerRecusa(erro)?.frase
      )}
    </Aviso>
  );
}
