import { irAoProvedor } from '@indica-bem/domain/conta/chamadas';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { lembrarDestino, lembrarIda } from '../lib/depois';
import { enderecoDaApi } from '../lib/endereco-da-api';
import classes from './acesso-social.module.css';

const PROVEDORES = [
  { chave: 'google', nome: 'Google', Icone: IconBrandGoogle },
  { chave: 'facebook', nome: 'Facebook', Icone: IconBrandFacebook },
] as const;

export type AcessoSocialProps = {
  /** The recommendation to go on to. */
  hash?: string | undefined;
  /** Stands before the form instead of after it. */
  antes?: boolean;
};

type BotoesSociaisProps = AcessoSocialProps & { provedores: Record<(typeof PROVEDORES)[number]['chave'], boolean> };

function lembrar(hash: string | undefined): void {
  lembrarIda(hash);
  if (hash) lembrarDestino(`/indicacao/${encodeURIComponent(hash)}`);
}

export function BotoesSociais({ hash, antes = false, provedores }: BotoesSociaisProps) {
  return (
    <div className={classes.social} data-antes={antes || undefined}>
      <p className={classes.ou}>ou</p>
      <div className={classes.botoes}>
        {PROVEDORES.filter(({ chave }) => provedores[chave]).map(({ chave, nome, Icone }) => (
          <a
            key={chave}
            className={classes.botao}
            href={enderecoDaApi(irAoProvedor, { params: { provedor: chave } })}
            onClick={() => lembrar(hash)}
          >
            <Icone size={22} aria-hidden />
            Continuar com {nome}
          </a>
        ))}
      </div>
    </div>
  );
}
