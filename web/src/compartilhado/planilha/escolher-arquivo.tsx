import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import classes from './escolher-arquivo.module.css';

/** A place to drop a file on; everywhere else, a button that opens the device's own chooser. */
export function EscolherArquivo({ aoEscolher }: { aoEscolher: (arquivo: File) => void }) {
  const [sobre, setSobre] = useState(false);

  function escolher({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const arquivo = currentTarget.files?.[0];
    // The same file, corrected, must count as a new choice.
    currentTarget.value = '';
    if (arquivo) aoEscolher(arquivo);
  }

  function soltar(evento: DragEvent) {
    evento.preventDefault();
    setSobre(false);
    const arquivo = evento.dataTransfer.files[0];
    if (arquivo) aoEscolher(arquivo);
  }

  return (
    <label
      className={classes.zona}
      data-sobre={sobre || undefined}
      onDragOver={(evento) => {
        evento.preventDefault();
        setSobre(true);
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={soltar}
    >
      <IconFileSpreadsheet size={40} stroke={1.5} aria-hidden />
      <span className={classes.arraste}>Arraste o arquivo CSV para cá ou</span>
      <span className={classes.toque}>Um arquivo CSV, de até 20 MB</span>
      <span className={classes.botao}>Escolher arquivo</span>
      <input type="file" accept=".csv,.txt,text/csv" onChange={escolher} />
    </label>
  );
}
