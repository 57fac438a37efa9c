import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Botao } from './botao';
import classes from './folha.module.css';
import { Pagina } from './pagina';

type FolhaProps = { titulo: string; pronta: boolean; children: ReactNode };

/** A document to print on A4: the page's heading and its commands stay on the screen. */
export function Folha({ titulo, pronta, children }: FolhaProps) {
  return (
    <div className={classes.tela}>
      <Pagina titulo={titulo}>
        <div className={classes.comandos}>
          <Botao
            tom="principal"
            icone={<IconPrinter size={20} aria-hidden />}
            disabled={!pronta}
            onClick={() => window.print()}
          >
            Imprimir
          </Botao>
          <p>Papel A4. Na janela de impressão também dá para salvar em PDF.</p>
        </div>
        {children}
      </Pagina>
    </div>
  );
}
