import type { Campo } from '@indica-bem/domain/conta/campos';
import { lerHash } from '@indica-bem/domain/prescricao/link';
import { type FormEvent, useState } from 'react';
import { CampoDaPessoa } from '../../compartilhado/pessoa/campo-da-pessoa';
import { conferirCadastro } from '../../compartilhado/pessoa/conferir';
import { faltas } from '../../compartilhado/pessoa/faltas';
import { lerRecusa } from '../../compartilhado/pessoa/recusa';
import { dadosDe, valoresDe } from '../../compartilhado/pessoa/valores';
import { lerIda } from '../../lib/depois';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Cobertura } from '../../ui/cobertura';
import { useCampos } from '../../ui/use-campos';
import { useEnvio } from '../../ui/use-envio';
import { CAMPOS_DO_TUTOR, cadastrarTutor } from '../criar-conta/cadastrar-tutor';
import { CadastroRecusado } from '../criar-conta/cadastro-recusado';
import { enterVaiAdiante } from '../criar-conta/enter-vai-adiante';
import { QuemEVoce } from '../criar-conta/quem-e-voce';
import classes from '../login.module.css';
import { useBoasVindas } from '../use-boas-vindas';

const PEDIDO = { tipo: 'tutor', campos: CAMPOS_DO_TUTOR } as const;
const PROVEDORES = { google: 'Google', facebook: 'Facebook' } as const;

export type CadastroPendente = {
  nome: string;
  /** Null when the provider did not say. */
  email: string | null;
  provedor: keyof typeof PROVEDORES;
  social: string;
};

/** What the provider does not tell is asked before the account exists (spec 1.5). */
export function CompletarCadastro({ pendente }: { pendente: CadastroPendente }) {
  const hash = lerIda();
  const receber = useBoasVindas(hash);
  const doLink = hash ? lerHash(hash) : null;
  const provedor = PROVEDORES[pendente.provedor];
  const sabidos = { nome: pendente.nome, email: pendente.email, ...(doLink && { telefone: doLink.telefone }) };
  const campos = useCampos<Campo>(valoresDe(sabidos), (valores) =>
    conferirCadastro(PEDIDO, valores, { semSenha: true }),
  );
  const [duplicado, setDuplicado] = useState(false);
  const envio = useEnvio({
    enviar: (_, chave) =>
      cadastrarTutor({ ...dadosDe(campos.valores, CAMPOS_DO_TUTOR), social: pendente.social }, chave),
    mudou: campos.mudou && !duplicado,
    seguir: (sessao) => receber(sessao, 'Cadastrado com sucesso', { nova: true }),
    aoFalhar: (erro) => {
      const recusa = lerRecusa(erro);
      setDuplicado(recusa?.duplicado ?? false);
      campos.recusar(recusa?.campos ?? {});
    },
  });
  const faltam = faltas(CAMPOS_DO_TUTOR, campos.valores, campos.erros);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  return (
    <>
      <div className={classes.titulos}>
        <h1>Falta pouco</h1>
        <p>O {provedor} não nos conta tudo. Complete seus dados para criar a conta.</p>
      </div>
      <form ref={campos.form} className={classes.form} onSubmit={enviar} onKeyDown={enterVaiAdiante} noValidate>
        <QuemEVoce campos={campos} doLink={doLink !== null} />
        {pendente.email === null ? (
          <CampoDaPessoa nome="email" campos={campos} />
        ) : (
          <CampoDaPessoa nome="email" campos={campos} readOnly description={`Informado pelo ${provedor}`} />
        )}
        <CadastroRecusado erro={envio.erro} />
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          Concluir cadastro
        </BotaoDeEnvio>
      </form>
      {envio.enviando && <Cobertura tela texto="Criando sua conta…" />}
    </>
  );
}
