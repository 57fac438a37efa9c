import { entrar } from '@indica-bem/domain/conta/chamadas';
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { api } from '../lib/api';
import { tomarDestino } from '../lib/depois';
import { abrirSessao } from '../lib/sessao';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoDeSenha } from '../ui/campo-de-senha';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { AcessoSocial } from './acesso-social';
import classes from './login.module.css';
import { mensagemDoLogin, SOCIAL_FALHOU } from './mensagem-do-login';
import { lembrarRef } from './ref';

export function Login() {
  const { hash, ref } = useParams();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [senha, setSenha] = useState('');
  const [busca] = useSearchParams();
  const social = busca.get('social') === 'falhou' ? SOCIAL_FALHOU : '';
  const envio = useEnvio({
    enviar: () => api(entrar, { body: { email, senha } }),
    aoEnviar: (sessao) => {
      abrirSessao(sessao);
      avisar.ok('Logado com sucesso');
    },
    seguir: () => {
      const destino = tomarDestino() ?? '/home';
      return navigate(hash ? `/indicacao/${encodeURIComponent(hash)}` : destino, { replace: true });
    },
  });
  const erro = envio.erro ? mensagemDoLogin(envio.erro) : envio.enviando ? '' : social;

  useEffect(() => {
    if (ref) lembrarRef(ref);
  }, [ref]);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    envio.enviar();
  }

  const faltam = [!email.trim() && 'e-mail', !senha && 'senha'].filter((campo) => campo !== false);

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
      <AcessoSocial hash={hash} />
    </>
  );
}
