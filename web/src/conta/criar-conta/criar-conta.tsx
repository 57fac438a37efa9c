import type { Campo } from '@indica-bem/domain/conta/campos';
import { tituloDoCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { FormEvent } from 'react';
import { Link, useParams } from 'react-router';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Cobertura } from '../../ui/cobertura';
import { CampoDaPessoa } from '../../ui/pessoa/campo-da-pessoa';
import { conferirCadastro } from '../../ui/pessoa/conferir';
import { faltas } from '../../ui/pessoa/faltas';
import { NovaSenha } from '../../ui/pessoa/nova-senha';
import { lerRecusa } from '../../ui/pessoa/recusa';
import { dadosDe, valoresDe } from '../../ui/pessoa/valores';
import { useCampos } from '../../ui/use-campos';
import { useEnvio } from '../../ui/use-envio';
import { AcessoSocial } from '../acesso-social';
import classes from '../login.module.css';
import { useBoasVindas } from '../use-boas-vindas';
import { CAMPOS_DO_TUTOR, cadastrarTutor } from './cadastrar-tutor';
import { CadastroRecusado } from './cadastro-recusado';

const CAMPOS = [...CAMPOS_DO_TUTOR, 'senha', 'confirmasenha'] as const;
const PEDIDO = { tipo: 'tutor', campos: CAMPOS } as const;

/** `cadastro` and `cadastro/indicacao/:hash`: tutors come in by themselves. */
export function CriarConta() {
  const { hash } = useParams();
  const receber = useBoasVindas(hash);
  const campos = useCampos<Campo>(valoresDe(), (valores) => conferirCadastro(PEDIDO, valores));
  const envio = useEnvio({
    enviar: (_, chave) => cadastrarTutor(dadosDe(campos.valores, CAMPOS), chave),
    mudou: campos.mudou,
    seguir: (sessao) => receber(sessao, 'Cadastrado com sucesso'),
    aoFalhar: (erro) => campos.recusar(lerRecusa(erro)?.campos ?? {}),
  });
  const faltam = faltas(CAMPOS, campos.valores, campos.erros);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

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
        <CampoDaPessoa nome="email" campos={campos} />
        <NovaSenha campos={campos} />
        <CadastroRecusado erro={envio.erro} hash={hash} />
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          Cadastrar
        </BotaoDeEnvio>
      </form>
      <p className={classes.conta}>
        Já tem conta? <Link to={hash ? `/login/indicacao/${encodeURIComponent(hash)}` : '/login'}>Entrar</Link>
      </p>
      {envio.enviando && <Cobertura tela texto="Criando sua conta…" />}
    </>
  );
}
