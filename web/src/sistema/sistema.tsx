import { type ReactNode, useId } from 'react';
import { Pagina } from '../ui/pagina';
import { Campos } from './campos';
import { Cores, Letras, Raios } from './fundamentos';
import { Avisos, Botoes, Dados, Esperas, Marcas } from './pecas';
import classes from './sistema.module.css';

/** What the screens are made of, each part in every state: whoever changes one sees all of it here. */
export function Sistema() {
  return (
    <Pagina titulo="Sistema" subtitulo="Do que as telas são feitas, em cada estado." voltar={false}>
      <Parte titulo="Cores e contraste">
        <Cores />
      </Parte>
      <Parte titulo="Sete tamanhos de letra">
        <Letras />
      </Parte>
      <Parte titulo="Quatro raios">
        <Raios />
      </Parte>
      <Parte titulo="Botões">
        <Botoes />
      </Parte>
      <Parte titulo="Campos">
        <Campos />
      </Parte>
      <Parte titulo="Fichas, etiquetas e andamento">
        <Marcas />
      </Parte>
      <Parte titulo="Avisos, toasts e diálogos">
        <Avisos />
      </Parte>
      <Parte titulo="Fatos e tabela">
        <Dados />
      </Parte>
      <Parte titulo="Espera, vazio e ilustrações">
        <Esperas />
      </Parte>
    </Pagina>
  );
}

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.parte}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  );
}
