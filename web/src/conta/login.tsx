import { entrar } from '@indica-bem/domain/conta/chamadas';
import { TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { api } from '../lib/api';
import { tomarDestino } from '../lib/depois';
import { ErroDaApi } from '../lib/erros-da-api';
import { abrirSessao, type Sessao } from '../lib/sessao';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoDeSenha } from '../ui/campo-de-senha';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { AcessoSocial } from './acesso-social';
import classes from './login.module.css';
import { mensagemDoLogin, SOCIAL_FALHOU } from './mensagem-do-login';
import { lembrarRef } from './ref';
import type { Falta } from './segundo-passo';

// Only who has a second factor loads it.
const SegundoPasso = lazy(() => import('./segundo-passo').then((m) => ({ default: m.SegundoPasso })));

/** Kept by the browser with the page: Back leads to the password, a reload stays at the second step. */
type Passo = { email: string; falta?: Falta; frase?: string } | null;

export function Login() {
  const { hash, ref } = useParams();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const passo = state as Passo;
  const [email, setEmail] = useState(passo?.email ?? '');
  const [senha, setSenha] = useState('');
  const [busca] = useSearchParams();
  const social = busca.get('social') === 'falhou' ? SOCIAL_FALHOU : '';
  const envio = useEnvio({
    enviar: () => api(entrar, { body: { email, senha } }),
    aoEnviar: aoEntrar,
    seguir,
    aoFalhar: (falha) => {
      if (!(falha instanceof ErroDaApi && falha.codigo === 'SEGUNDO_FATOR')) return;
      void aoSegundoPasso(falha.falta);
    },
  });
  const porChave = useEnvio({
    enviar: async () => (await import('./entrar-por-chave')).entrarPorChave(),
    aoEnviar: aoEntrar,
    seguir,
  });
  const antes = porChave.erro?.message ?? passo?.frase ?? social;
  const erro = envio.erro ? mensagemDoLogin(envio.erro) : envio.enviando ? '' : antes;

  /** Another page at the same address; Back from it finds the e-mail in this one. */
  async function aoSegundoPasso(falta: unknown) {
    await navigate(pathname + search, { replace: true, state: { email } });
    await navigate(pathname + search, { state: { email, falta } });
  }

  function aoEntrar(sessao: Sessao) {
    abrirSessao(sessao);
    avisar.ok('Logado com sucesso');
  }

  async function seguir(sessao: Sessao) {
    const daEquipe = sessao.tipo_usuario === 'indicabem' && (await import('./precisa-de-fator'));
    if (daEquipe && (await daEquipe.precisaDeFator())) return navigate('/seguranca', { replace: true });
    const destino = tomarDestino() ?? '/home';
    return navigate(hash ? `/indicacao/${encodeURIComponent(hash)}` : destino, { replace: true });
  }

  useEffect(() => {
    if (ref) lembrarRef(ref);
  }, [ref]);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    envio.enviar();
  }

  function comChave() {
    envio.esquecerErro();
    porChave.enviar();
  }

  const faltam = [!email.trim() && 'e-mail', !senha && 'senha'].filter((campo) => campo !== false);

  if (passo?.falta)
    return (
      <Suspense>
        <SegundoPasso
          falta={passo.falta}
          aoEntrar={aoEntrar}
          seguir={seguir}
          voltar={() => void navigate(-1)}
          venceu={(frase) => void navigate(pathname + search, { replace: true, state: { email, frase } })}
        />
      </Suspense>
    );

  return (
    <>
      <div className={classes.titulos}>
        <h1>{hash ? 'Você recebeu uma indicação' : 'Bem-vindo de volta'}</h1>
        <p>{hash ? 'Entre para ver o que foi indicado para o seu pet.' : 'Entre para ver suas indicações e cupons.'}</p>
      </div>
      {erro && <Aviso tom="erro">{erro}</Aviso>}
      <form className={classes.form} onSubmit={enviar} noValidate>
        <TextInput
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <CampoDeSenha
          autoComplete="current-password"
          value={senha}
          onChange={({ currentTarget }) => setSenha(currentTarget.value)}
        />
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          Entrar
        </BotaoDeEnvio>
      </form>
      <div className={classes.links}>
        <Link to={hash ? `/esqueci?indicacao=${encodeURIComponent(hash)}` : '/esqueci'}>Esqueci minha senha</Link>
        <Link to={hash ? `/cadastro/indicacao/${encodeURIComponent(hash)}` : '/cadastro'}>Criar conta</Link>
      </div>
      {'PublicKeyCredential' in window && (
        <Botao fullWidth loading={porChave.enviando} onClick={comChave}>
          Entrar com chave de acesso
        </Botao>
      )}
      <AcessoSocial hash={hash} />
      <p className={classes.participe}>
        <Link to="/quero-ser-parceiro">Quero ser parceiro</Link>
        <Link to="/quero-vender-aqui">Quero vender aqui</Link>
      </p>
    </>
  );
}
