import { pedirRecuperacao } from '@indica-bem/domain/conta/chamadas';
import { MARCA } from '@indica-bem/domain/marca';
import { emailValido } from '@indica-bem/domain/texto/email';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BannerDaPagina } from '../compartilhado/capa/banner-da-pagina';
import { api } from '../lib/api';
import { lembrarIndicacao } from '../lib/depois';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import { aEntrada } from './entrada';
import { FalhaDoResgate } from './falha-do-resgate';
import classes from './login.module.css';

/** The answer is the same for every address, and so is what is said here. */
export function Esqueci() {
  const hash = useSearchParams()[0].get('indicacao');
  const campos = useCampos({ email: '' }, ({ email }) => (emailValido(email) ? {} : { email: 'Email inválido' }));
  const { email } = campos.valores;
  const [enviado, setEnviado] = useState(false);
  const envio = useEnvio({
    enviar: () => api(pedirRecuperacao, { query: { email: email.trim() } }),
    aoEnviar: () => {
      if (hash) lembrarIndicacao(hash);
      setEnviado(true);
    },
  });
  const { onChange, ...campo } = campos.campo('email');
  const faltam = campos.erros.email ? [email.trim() === '' ? 'e-mail' : 'e-mail válido'] : [];

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  return (
    <>
      <div className={classes.titulos}>
        <h1>Recuperar minha senha</h1>
        {!enviado && <p>Enviamos um link para você escolher outra.</p>}
      </div>
      {enviado ? (
        <>
          <Aviso tom="ok" titulo="Resgate de senha enviado para o email cadastrado.">
            Se {email.trim()} tiver conta no {MARCA.nome}, o link chega em instantes. Ele vale 30 minutos e serve uma
            vez. Não achou? Olhe também no spam.
          </Aviso>
          <Botao fullWidth onClick={() => setEnviado(false)}>
            Enviar para outro e-mail
          </Botao>
        </>
      ) : (
        <form className={classes.form} onSubmit={enviar} noValidate>
          <TextInput
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            {...campo}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <FalhaDoResgate erro={envio.erro} />
          <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
            Enviar
          </BotaoDeEnvio>
        </form>
      )}
      <div className={classes.links}>
        <Link {...aEntrada(hash)}>Voltar para a entrada</Link>
      </div>
      <div className={classes.capa}>
        <BannerDaPagina pagina="esqueci" />
      </div>
    </>
  );
}
