import type { FormEvent, ReactNode } from 'react';
import { consultas } from '../../lib/consultas';
import { mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { AcoesDoDialogo, Dialogo } from '../../ui/dialogo/dialogo';
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
};

/** The question, its fields, what went wrong, and the two ways out. */
export function MolduraDoDialogo(props: MolduraProps) {
  const { titulo, children, campos, erro, confirmar, perigo, enviando, aoConfirmar } = props;

  function fechar() {
    // Refused, the list below is older than the server: somebody else may have decided meanwhile.
    if (erro) void consultas.invalidateQueries();
    props.fechar();
  }

  return (
    <Dialogo titulo={titulo} fechar={fechar} comCampos>
      <form
        className={classes.form}
        noValidate
        onSubmit={(evento: FormEvent) => {
          evento.preventDefault();
          aoConfirmar();
        }}
      >
        <div className={classes.texto}>{children}</div>
        {campos}
        {erro && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
        <AcoesDoDialogo>
          <Botao onClick={fechar}>Voltar</Botao>
          <Botao tom={perigo ? 'perigo' : 'principal'} type="submit" loading={enviando}>
            {confirmar}
          </Botao>
        </AcoesDoDialogo>
      </form>
    </Dialogo>
  );
}
