import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import type { LojistaNaLista } from '@indica-bem/domain/lojista/contrato';
import { formatarDistancia } from '@indica-bem/domain/lojista/endereco';
import { IconBuildingStore, IconChevronDown, IconWorld } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Etiqueta } from '../ui/etiqueta';
import classes from './cartao-da-loja.module.css';
import { ContatoDaLoja } from './contato-da-loja';

type CartaoDaLojaProps = {
  loja: LojistaNaLista;
  desconto: number;
  etiqueta?: string | null;
  aberta: boolean;
  alternar: () => void;
  children: ReactNode;
};

export function CartaoDaLoja({ loja, desconto, etiqueta, aberta, alternar, children }: CartaoDaLojaProps) {
  const corpo = useId();
  const cartao = useRef<HTMLLIElement>(null);
  const online = loja.tipo === 'loja_online';
  const Icone = online ? IconWorld : IconBuildingStore;
  const onde = online ? 'Entrega pela internet' : [loja.bairro, loja.cidade].filter(Boolean).join(' · ');
  const percentual = `${formatarDecimal(desconto, 2)}%`;

  // The card that closed above may have pushed this one out of sight.
  useEffect(() => {
    if (aberta) cartao.current?.scrollIntoView({ block: 'nearest' });
  }, [aberta]);

  return (
    <li className={classes.cartao} ref={cartao} data-aberta={aberta || undefined}>
      <h3 className={classes.cabeca}>
        <button type="button" aria-expanded={aberta} aria-controls={corpo} onClick={alternar}>
          <span className={classes.icone}>
            <Icone size={24} aria-hidden />
          </span>
          <span className={classes.nomes}>
            <span className={classes.nome} translate="no">
              {loja.nome_fantasia}
            </span>
            <span className={classes.onde}>{onde}</span>
            {etiqueta && (
              <span>
                <Etiqueta tom="ok">{etiqueta}</Etiqueta>
              </span>
            )}
          </span>
          <span className={classes.lado}>
            <span className={classes.desconto}>
              {percentual}
              <span className="so-leitor"> de desconto</span>
            </span>
            {loja.distancia !== null && <span className={classes.distancia}>{formatarDistancia(loja.distancia)}</span>}
          </span>
          <IconChevronDown size={22} aria-hidden className={classes.seta} />
        </button>
      </h3>
      <div id={corpo} hidden={!aberta} className={classes.corpo}>
        {aberta && (
          <>
            <p className={classes.oferta}>
              <strong>{percentual}</strong> de desconto nesta loja
            </p>
            <ContatoDaLoja loja={loja} />
            {children}
          </>
        )}
      </div>
    </li>
  );
}
