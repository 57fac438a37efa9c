import type { Campo } from '@indica-bem/domain/conta/campos';
import { type completarCadastro, verCadastroIniciado } from '@indica-bem/domain/conta/chamadas';
import { tituloDoCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { CampoDaPessoa } from '../../compartilhado/pessoa/campo-da-pessoa';
import { conferirCadastro } from '../../compartilhado/pessoa/conferir';
import { faltas } from '../../compartilhado/pessoa/faltas';
import { NovaSenha } from '../../compartilhado/pessoa/nova-senha';
import { lerRecusa } from '../../compartilhado/pessoa/recusa';
import { dadosDe, valoresDe } from '../../compartilhado/pessoa/valores';
import { consulta } from '../../lib/consultas';
import { mensagemDe, recusaDe } from '../../lib/erros-da-api';
import type { Sessao } from '../../lib/sessao';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Cobertura } from '../../ui/cobertura';
import { useCampos } from '../../ui/use-campos';
import { useEnvio } from '../../ui/use-envio';
import { AcessoSocial } from '../acesso-social';
import classes from '../login.module.css';
import { useBoasVindas } from '../use-boas-vindas';
import { CAMPOS_DO_TUTOR, cadastrarTutor, completarIniciado } from './cadastrar-tutor';
import { CadastroRecusado } from './cadastro-recusado';

const CAMPOS = [...CAMPOS_DO_TUTOR, 'senha', 'confirmasenha'] as const;
const PEDIDO = { tipo: 'tutor', campos: CAMPOS } as const;

/** `cadastro` and `cadastro/indicacao/:hash`: tutors come in by themselves. With `?passe=`, by the link of an e-mail. */
export function CriarConta() {
  const passe = useSearchParams()[0].get('passe');
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
      <AcessoSocial hash={hash} antes />
      <FormularioDoTutor hash={hash} cadastrar={cadastrarTutor} />
      <p className={classes.conta}>
        Já tem conta? <Link to={hash ? `/login/indicacao/${encodeURIComponent(hash)}` : '/login'}>Entrar</Link>
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
  if (error) return <PasseMorto erro={error} />;
  if (!data) return <Cobertura tela texto="Abrindo seu cadastro…" />;
  return (
    <>
      <div className={classes.titulos}>
        <h1>Complete seu cadastro</h1>
        <p>Nossa equipe já começou. Confira seus dados e escolha sua senha.</p>
      </div>
      <FormularioDoTutor iniciado={data} cadastrar={(dados) => completarIniciado(passe, dados)} />
    </>
  );
}

type FormularioDoTutorProps = {
  hash?: string | undefined;
  /** What the team's record already says. The mailbox that got the link stays as it is. */
  iniciado?: { nome: string; email: string };
  cadastrar: (dados: Record<(typeof CAMPOS)[number], string | null>, chave: string) => Promise<Sessao>;
};

function FormularioDoTutor({ hash, iniciado, cadastrar }: FormularioDoTutorProps) {
  const receber = useBoasVindas(hash);
  const campos = useCampos<Campo>(valoresDe(iniciado), (valores) => conferirCadastro(PEDIDO, valores));
  const [duplicado, setDuplicado] = useState(false);
  const envio = useEnvio({
    enviar: (_, chave) => cadastrar(dadosDe(campos.valores, CAMPOS), chave),
    // Whoever is already registered is shown the way in, and takes it unasked.
    mudou: campos.mudou && !duplicado,
    seguir: (sessao) => receber(sessao, 'Cadastrado com sucesso'),
    aoFalhar: (erro) => {
      const recusa = lerRecusa(erro);
      setDuplicado(recusa?.duplicado ?? false);
      campos.recusar(recusa?.campos ?? {});
    },
  });
  const faltam = faltas(CAMPOS, campos.valores, campos.erros);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  if (iniciado && envio.erro && passeMorto(envio.erro)) return <PasseMorto erro={envio.erro} />;
  return (
    <>
      <form ref={campos.form} className={classes.form} onSubmit={enviar} noValidate>
        <CampoDaPessoa nome="nome" campos={campos} />
        <div className={classes.par}>
          <CampoDaPessoa nome="cpf" campos={campos} />
          <CampoDaPessoa nome="data_nascimento" campos={campos} />
        </div>
        <CampoDaPessoa
          nome="telefone"
          campos={campos}
          description={hash ? 'Use o número que recebeu a indicação' : undefined}
        />
        {iniciado ? (
          <CampoDaPessoa nome="email" campos={campos} readOnly description="O e-mail que recebeu o link" />
        ) : (
          <CampoDaPessoa nome="email" campos={campos} />
        )}
        <NovaSenha campos={campos} />
        <CadastroRecusado erro={envio.erro} hash={hash} />
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          Cadastrar
        </BotaoDeEnvio>
      </form>
      {envio.enviando && <Cobertura tela texto="Criando sua conta…" />}
    </>
  );
}

type DoPasse = typeof verCadastroIniciado | typeof completarCadastro;
const passeMorto = (erro: Error) => recusaDe<DoPasse>(erro) === 'NAO_ENCONTRADO';

/** The link is over, or the network is: each has its own way on. */
function PasseMorto({ erro }: { erro: Error }) {
  const morto = passeMorto(erro);
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
