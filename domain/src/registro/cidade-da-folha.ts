import { cidadePeloNome } from '../lojista/cidades';
import { CIDADE_ONLINE, SEM_CIDADE } from './folha';

/** “Sorocaba/SP”, “Sorocaba - SP”, “Sorocaba (SP)”. */
const ESTADO_NO_FIM = /\s*[-–/,(]\s*[A-Z]{2}\s*\)?$/i;
/** The longest of the country has 32 letters. */
const NOME_DE_LUGAR = /^\p{L}[\p{L}\p{M} '’.-]{1,39}$/u;

type Loja = { cidade: string | null; online: boolean };

/**
 * As a leaf tells it. A store writes its city as it likes, and a leaf stays for ever, before everybody: one city has one
 * spelling, and what cannot be the name of a place (a number, an address, an e-mail) is not told.
 */
export function cidadeDaFolha({ cidade, online }: Loja): string {
  if (online) return CIDADE_ONLINE;
  const nome = (cidade ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().replace(ESTADO_NO_FIM, '');
  return cidadePeloNome(nome) ?? (NOME_DE_LUGAR.test(nome) ? nome : SEM_CIDADE);
}
