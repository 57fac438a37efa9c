import { MARCA } from '@indica-bem/domain/marca';
import { useEffect, useRef } from 'react';
import { Botao } from '../ui/botao';
import classes from './participar.module.css';

type ObrigadoProps = { nome: string; contato: { telefone: string; email: string } };

/** What happens now, and what does not have to be done. */
export function Obrigado({ nome, contato: { telefone, email } }: ObrigadoProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  // The form has gone from under the finger: who listens to the page hears what became of it.
  useEffect(() => titulo.current?.focus(), []);
  const [primeiro = ''] = nome.trim().split(/\s+/);
  return (
    <>
      <div className={classes.titulos}>
        <h1 ref={titulo} tabIndex={-1}>
          Recebemos, {primeiro}!
        </h1>
      </div>
      <ol className={classes.passos}>
        <li>A equipe lê o seu pedido e vê o que já existe na sua cidade.</li>
        <li>
          Falamos com você pelo WhatsApp <strong>{telefone.replace(' ', '\u00a0')}</strong> ou pelo e-mail{' '}
          <strong>{email.trim()}</strong>.
        </li>
        <li>Combinado tudo, o seu cadastro é feito e o convite para escolher a senha chega por e-mail.</li>
      </ol>
      <p className={classes.consentimento}>
        Errou o telefone ou o e-mail? Envie de novo com o certo: juntamos os dois. Para apagar o pedido, escreva para{' '}
        <a href={`mailto:${MARCA.email}`}>{MARCA.email}</a>.
      </p>
      <Botao fullWidth para="/transparencia">
        Conheça as doações
      </Botao>
      <Botao tom="texto" fullWidth para="/login">
        Voltar para a entrada
      </Botao>
    </>
  );
}
