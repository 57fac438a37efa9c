import { IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { BotaoDeIcone } from '../botao-de-icone';
import { Ilustracao, type NomeDeIlustracao } from '../ilustracao';
import classes from './mestre-e-detalhe.module.css';
import { idDaLinha, TITULO_DO_DETALHE, type useAberta } from './use-aberta';

type MestreEDetalheProps = Pick<ReturnType<typeof useAberta>, 'aberta' | 'largo' | 'fechar'> & {
  /** Of the one that is open. */
  titulo: string;
  detalhe: (id: number) => ReactNode;
  /** While none is. */
  convite: { ilustracao: NomeDeIlustracao; texto: string };
  /** The list. */
  children: ReactNode;
};

/** A list, and from 1,400 px on beside it the one that is open; on a narrower window that one alone. */
export function MestreEDetalhe({ aberta, largo, fechar, titulo, detalhe, convite, children }: MestreEDetalheProps) {
  const antes = useRef(aberta);
  useEffect(() => {
    if (antes.current === aberta) return;
    const id = aberta === null ? idDaLinha(antes.current ?? '') : TITULO_DO_DETALHE;
    antes.current = aberta;
    document.getElementById(id)?.focus({ preventScroll: aberta !== null });
  }, [aberta]);

  return (
    <div className={classes.colunas} data-aberta={aberta !== null || undefined}>
      <div className={classes.mestre}>{children}</div>
      {aberta !== null && (
        <section className={classes.detalhe} aria-labelledby={TITULO_DO_DETALHE} data-detalhe>
          <div className={classes.cabeca}>
            <h2 id={TITULO_DO_DETALHE} tabIndex={-1}>
              {titulo}
            </h2>
            <BotaoDeIcone rotulo="Fechar" icone={<IconX size={22} aria-hidden />} onClick={fechar} />
          </div>
          <Fragment key={aberta}>{detalhe(aberta)}</Fragment>
        </section>
      )}
      {aberta === null && largo && (
        <div className={classes.convite}>
          <Ilustracao nome={convite.ilustracao} largura={220} />
          <p>{convite.texto}</p>
        </div>
      )}
    </div>
  );
}
