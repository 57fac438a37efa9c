import { BlockList, isIP } from 'node:net';

/** The proxies in front: how many there are, or the networks they stand in. 0: none. */
export type Proxies = number | readonly string[];
type Confia = (endereco: string, salto: number) => boolean;

const COMO_DIZER =
  'diga quantos proxies há na frente (TRUST_PROXY=1) ou as redes deles (TRUST_PROXY=10.0.0.0/8,fd00::/8)';
const MAXIMO_DE_SALTOS = 10;

/** Text of TRUST_PROXY → proxies, or the sentence that says what to write. */
export function lerProxies(texto: string): Proxies | { erro: string } {
  if (texto === 'off') return 0;
  if (texto === 'on')
    return {
      erro: `TRUST_PROXY=on não vale mais, porque qualquer um escreve o começo de X-Forwarded-For: ${COMO_DIZER}`,
    };
  if (/^\d{1,2}$/.test(texto) && Number(texto) <= MAXIMO_DE_SALTOS) return Number(texto);
  const redes = texto.split(',').map((rede) => rede.trim());
  const ruim = redes.find((rede) => !ehRede(rede));
  if (ruim !== undefined) return { erro: `TRUST_PROXY não entende "${ruim}": ${COMO_DIZER}` };
  return redes;
}

function ehRede(texto: string): boolean {
  const [endereco = '', prefixo, ...resto] = texto.split('/');
  const versao = isIP(endereco);
  if (versao === 0 || resto.length > 0) return false;
  // 0.0.0.0/0 would be the leftmost address again, which anybody writes.
  return prefixo === undefined || (/^[1-9]\d{0,2}$/.test(prefixo) && Number(prefixo) <= (versao === 4 ? 32 : 128));
}

/** Whether who stands `salto` connections away is one of our proxies: only what those say of others is believed. */
export function confiancaEm(proxies: Proxies): Confia {
  if (typeof proxies === 'number') return (_, salto) => salto < proxies;
  const redes = new BlockList();
  for (const rede of proxies) {
    const [endereco = '', prefixo] = rede.split('/');
    const familia = familiaDe(endereco);
    redes.addSubnet(endereco, Number(prefixo ?? (familia === 'ipv4' ? 32 : 128)), familia);
  }
  return (endereco) => isIP(endereco) !== 0 && redes.check(endereco, familiaDe(endereco));
}

const familiaDe = (endereco: string) => (isIP(endereco) === 6 ? 'ipv6' : 'ipv4');
