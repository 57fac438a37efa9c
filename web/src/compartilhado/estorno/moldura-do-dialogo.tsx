import { type FormEvent, type ReactNode, useState } from 'react';
import { consultas } from '../../lib/consultas';
import { mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { confirmar } from '../../ui/confirmar';
import { AcoesDoDialogo, Dialogo } from '../../ui/dialogo/dialogo';
import { SAIR_SEM_SALVAR } from '../../ui/saida';
import { useAvisoDeSaida } from '../../ui/use-aviso-de-saida';
import classes from './dialogo-de-estorno.module.css';

/** What every such dialog is given by who opens it. */
export type DialogoProps = {
  titulo: string;
  /** Which sale, and what will happen. */
  children: ReactNode;
  confirmar: string;
  perigo?: boolean;
  aoEnviar: () => void;
  fechar: () => void;
};

type MolduraProps = Omit<DialogoProps, 'aoEnviar'> & {
  campos: ReactNode;
  /** A refusal that belongs to none of the fields. */
  erro: Error | null;
  enviando: boolean;
  aoConfirmar: () => void;
  /** What is typed costs something to type again: leaving the page asks first. */
  custa?: boolean;
};

const DE_TEXTO = 'textarea, input:not([type=radio], [type=checkbox])';
const escritoEm = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>(DE_TEXTO)].some(({ value }) => value.trim() !== '');

/** The question, its fields, what went wrong, and the two ways out. */
export function MolduraDoDialogo(props: MolduraProps) {
  const { titulo, children, campos, erro, perigo, enviando, aoConfirmar, custa = true } = props;
  const [escrito, setEscrito] = useState(false);
  useAvisoDeSaida(custa && escrito);

  /** As leaving the page asks. */
  async function fechar() {
    if (custa && escrito && !(await confirmar(SAIR_SEM_SALVAR))) return;
    // Refused, the list below is older than the server: somebody else may have decided meanwhile.
    if (erro) void consultas.invalidateQueries();
    props.fechar();
  }

  return (
    <Dialogo titulo={titulo} fechar={() => void fechar()} comCampos>
      <form
        className={classes.form}
        noValidate
        onChange={({ currentTarget, target }) => {
          if ((target as Element).matches(DE_TEXTO)) setEscrito(escritoEm(currentTarget));
        }}
        onSubmit={(evento: FormEvent) => {
          evento.preventDefault();
          aoConfirmar();
        }}
      >
        <div className={classes.texto}>{children}</div>
        {campos}
        {erro && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
        <AcoesDoDialogo>
          <Botao onClick={() => void fechar()}>Voltar</Botao>
          <Botao tom={perigo ? 'perigo' : 'principal'} type="submit" loading={enviando}>
            {props.confirmar}
          </Botao>
        </AcoesDoDialogo>
      </form>
    </Dialogo>
  );
}
