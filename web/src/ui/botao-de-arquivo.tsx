import type { ChangeEvent, ReactNode } from 'react';
import classes from './botao-de-arquivo.module.css';

type BotaoDeArquivoProps = {
  /** What is being chosen, for who does not see the words around it. */
  rotulo: string;
  accept: string;
  icone: ReactNode;
  invalido: boolean;
  descritoPor: string;
  aoEscolher: (arquivo: File) => void;
  children: string;
};

/** A button that opens the device's files. */
export function BotaoDeArquivo(props: BotaoDeArquivoProps) {
  const { rotulo, accept, icone, invalido, descritoPor, aoEscolher, children } = props;

  function aoMudar({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const arquivo = currentTarget.files?.[0];
    // The same file, corrected, must count as a new choice.
    currentTarget.value = '';
    if (arquivo) aoEscolher(arquivo);
  }

  return (
    <label className={classes.escolher}>
      {icone}
      {children}
      <input
        type="file"
        accept={accept}
        aria-label={rotulo}
        aria-invalid={invalido || undefined}
        aria-describedby={descritoPor}
        onChange={aoMudar}
      />
    </label>
  );
}
