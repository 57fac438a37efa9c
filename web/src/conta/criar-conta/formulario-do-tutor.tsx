import type { Campo } from '@indica-bem/domain/conta/campos';
import type { completarCadastro, verCadastroIniciado } from '@indica-bem/domain/conta/chamadas';
import { lerHash } from '@indica-bem/domain/prescricao/link';
import { type FormEvent, useState } from 'react';
import { CampoDaPessoa } from '../../compartilhado/pessoa/campo-da-pessoa';
import { conferirCadastro } from '../../compartilhado/pessoa/conferir';
import { faltas } from '../../compartilhado/pessoa/faltas';
import { NovaSenha } from '../../compartilhado/pessoa/nova-senha';
import { lerRecusa } from '../../compartilhado/pessoa/recusa';
import { dadosDe, valoresDe } from '../../compartilhado/pessoa/valores';
import { recusaDe } from '../../lib/erros-da-api';
import type { Sessao } from '../../lib/sessao';
import { Botao } from '../../ui/botao';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Cobertura } from '../../ui/cobertura';
import { useCampos } from '../../ui/use-campos';
import { useEnvio } from '../../ui/use-envio';
import classes from '../login.module.css';
import { useBoasVindas } from '../use-boas-vindas';
import { CAMPOS_DO_TUTOR } from './cadastrar-tutor';
import { CadastroRecusado } from './cadastro-recusado';
import { enterVaiAdiante } from './enter-vai-adiante';
import { DE_QUEM_E, QuemEVoce } from './quem-e-voce';
import { esquecerRascunho, lerRascunho, useGuardarDigitado } from './rascunho-do-cadastro';
import { usePasso } from './use-passo';

const CAMPOS = [...CAMPOS_DO_TUTOR, 'senha', 'confirmasenha'] as const;
const DO_ACESSO = ['email', 'senha', 'confirmasenha'] as const;
const PEDIDO = { tipo: 'tutor', campos: CAMPOS } as const;

type FormularioDoTutorProps = {
  hash?: string | undefined;
  /** What the team's record already says. The mailbox that got the link stays as it is. */
  iniciado?: { nome: string; email: string };
  cadastrar: (dados: Record<(typeof CAMPOS)[number], string | null>, chave: string) => Promise<Sessao>;
  /** The link that opened it serves no more. */
  aoMorrer?: (erro: Error) => void;
};

/** In two short steps: who you are, then your access. */
export function FormularioDoTutor({ hash, iniciado, cadastrar, aoMorrer }: FormularioDoTutorProps) {
  const receber = useBoasVindas(hash);
  const onde = iniciado ? `passe ${iniciado.email}` : (hash ?? '');
  const doLink = hash ? lerHash(hash) : null;
  // What was typed before a reload; nobody but the mailbox's owner chooses the e-mail of a link that was sent to it.
  const [iniciais] = useState(() => ({
    ...valoresDe(iniciado ?? (doLink && { telefone: doLink.telefone }) ?? {}),
    ...lerRascunho(onde),
    ...(iniciado && { email: iniciado.email }),
  }));
  const campos = useCampos<Campo>(iniciais, (valores) => conferirCadastro(PEDIDO, valores));
  useGuardarDigitado(onde, campos.valores);
  const [duplicado, setDuplicado] = useState(false);
  const faltamDeQuemE = faltas(DE_QUEM_E, campos.valores, campos.erros);
  const faltamDoAcesso = faltas(DO_ACESSO, campos.valores, campos.erros);
  const passo = usePasso(faltamDeQuemE.length === 0, campos.form);
  const faltam = passo.segundo ? [...faltamDeQuemE, ...faltamDoAcesso] : faltamDeQuemE;
  const envio = useEnvio({
    enviar: (_, chave) => cadastrar(dadosDe(campos.valores, CAMPOS), chave),
    aoEnviar: esquecerRascunho,
    // Whoever is already registered is shown the way in, and takes it unasked.
    mudou: campos.mudou && !duplicado,
    seguir: (sessao) => receber(sessao, 'Cadastrado com sucesso', { nova: true }),
    aoFalhar: (erro) => {
      if (recusaDe<DoPasse>(erro) === 'NAO_ENCONTRADO') aoMorrer?.(erro);
      const recusa = lerRecusa(erro);
      setDuplicado(recusa?.duplicado ?? false);
      campos.recusar(recusa?.campos ?? {});
      if (DE_QUEM_E.some((campo) => recusa?.campos[campo])) passo.voltar();
    },
  });

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length > 0) return;
    if (passo.segundo) return envio.enviar();
    envio.esquecerErro();
    passo.avancar();
  }

  return (
    <>
      <form ref={campos.form} className={classes.form} onSubmit={enviar} onKeyDown={enterVaiAdiante} noValidate>
        <fieldset className={classes.passo}>
          <legend>{passo.segundo ? 'Passo 2 de 2: seu acesso' : 'Passo 1 de 2: quem é você'}</legend>
          {passo.segundo ? (
            <>
              {iniciado ? (
                <CampoDaPessoa nome="email" campos={campos} readOnly description="O e-mail que recebeu o link" />
              ) : (
                <CampoDaPessoa nome="email" campos={campos} enterKeyHint="next" />
              )}
              <NovaSenha campos={campos} />
            </>
          ) : (
            <QuemEVoce campos={campos} doLink={doLink !== null} />
          )}
        </fieldset>
        <CadastroRecusado erro={envio.erro} hash={hash} />
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          {passo.segundo ? 'Cadastrar' : 'Continuar'}
        </BotaoDeEnvio>
        {passo.segundo && (
          <Botao tom="texto" onClick={passo.voltar}>
            Voltar ao passo 1
          </Botao>
        )}
      </form>
      {envio.enviando && <Cobertura tela texto="Criando sua conta…" />}
    </>
  );
}

export type DoPasse = typeof verCadastroIniciado | typeof completarCadastro;
