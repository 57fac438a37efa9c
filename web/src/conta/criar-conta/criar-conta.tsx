import { verCadastroIniciado } from '@indica-bem/domain/conta/chamadas';
import { tituloDoCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { mensagemDe, recusaDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Cobertura } from '../../ui/cobertura';
import { AcessoSocial } from '../acesso-social';
import { aEntrada } from '../entrada';
import classes from '../login.module.css';
import { cadastrarTutor, completarIniciado } from './cadastrar-tutor';
import { type DoPasse, FormularioDoTutor } from './formulario-do-tutor';

/** `cadastro` and `cadastro/indicacao/:hash`: tutors come in by themselves. With `?passe=`, by the link of an e-mail. */
export function CriarConta() {
  const [busca] = useSearchParams();
  const passe = busca.get('passe');
  const { hash } = useParams();
  if (passe) return <ComPasse passe={passe} />;
  return (
    <>
      <div className={classes.titulos}>
        <h1>{tituloDoCadastro('tutor')}</h1>
        <p>
          {hash
            ? 'Em menos de um minuto você vê o que foi indicado para o seu pet.'
            : 'É rápido e gratuito. Para maiores de 18 anos.'}
        </p>
      </div>
      {!busca.has('passo') && <AcessoSocial hash={hash} antes />}
      <FormularioDoTutor hash={hash} cadastrar={cadastrarTutor} />
      <p className={classes.conta}>
        Já tem conta? <Link {...aEntrada(hash)}>Entrar</Link>
      </p>
    </>
  );
}

function ComPasse({ passe }: { passe: string }) {
  const { data, error } = useQuery({
    ...consulta(verCadastroIniciado, { params: { passe }, visitante: true }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [morto, setMorto] = useState<Error>();
  if (error ?? morto) return <PasseMorto erro={error ?? (morto as Error)} />;
  if (!data) return <Cobertura tela texto="Abrindo seu cadastro…" />;
  return (
    <>
      <div className={classes.titulos}>
        <h1>Complete seu cadastro</h1>
        <p>Nossa equipe já começou. Confira seus dados e escolha sua senha.</p>
      </div>
      <FormularioDoTutor iniciado={data} cadastrar={(dados) => completarIniciado(passe, dados)} aoMorrer={setMorto} />
    </>
  );
}

/** The link is over, or the network is: each has its own way on. */
function PasseMorto({ erro }: { erro: Error }) {
  const morto = recusaDe<DoPasse>(erro) === 'NAO_ENCONTRADO';
  return (
    <>
      <div className={classes.titulos}>
        <h1>{morto ? 'Este link não serve mais' : 'Não foi possível abrir o link'}</h1>
      </div>
      <Aviso tom="erro">
        {morto
          ? 'Ele vale por 72 horas e serve uma vez. Se você já criou sua senha, é só entrar; se não, peça outro link em “Esqueci minha senha”, com o mesmo e-mail.'
          : mensagemDe(erro)}
      </Aviso>
      <div className={classes.links}>
        <Link to="/login">Entrar</Link>
        <Link to="/esqueci">Esqueci minha senha</Link>
      </div>
    </>
  );
}
