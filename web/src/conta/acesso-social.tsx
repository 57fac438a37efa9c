import { irAoProvedor, verProvedores } from '@indica-bem/domain/conta/chamadas';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import { lembrarDestino } from '../lib/depois';
import { enderecoDaApi } from '../lib/endereco-da-api';
import classes from './acesso-social.module.css';

const PROVEDORES = [
  { chave: 'google', nome: 'Google', Icone: IconBrandGoogle },
  { chave: 'facebook', nome: 'Facebook', Icone: IconBrandFacebook },
] as const;

type AcessoSocialProps = {
  /** The recommendation to go on to. */
  hash?: string;
  /** Stands before the form instead of after it. */
  antes?: boolean;
};

/** Only what the server has configured; nothing waits for the answer. */
export function AcessoSocial({ hash, antes = false }: AcessoSocialProps) {
  const { data } = useQuery({ ...consulta(verProvedores), staleTime: Number.POSITIVE_INFINITY, retry: false });
  const abertos = PROVEDORES.filter(({ chave }) => data?.[chave]);
  if (abertos.length === 0) return null;
  return (
    <div className={classes.social} data-antes={antes || undefined}>
      <p className={classes.ou}>ou</p>
      <div className={classes.botoes}>
        {abertos.map(({ chave, nome, Icone }) => (
          <a
            key={chave}
            className={classes.botao}
            href={enderecoDaApi(irAoProvedor, { params: { provedor: chave } })}
            onClick={() => hash && lembrarDestino(`/indicacao/${encodeURIComponent(hash)}`)}
          >
            <Icone size={22} aria-hidden />
            Continuar com {nome}
          </a>
        ))}
      </div>
    </div>
  );
}
