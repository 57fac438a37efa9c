import { isIPv6 } from 'node:net';

const NAT64 = '64:ff9b:0:0:0:0';
const IPV4_EM_IPV6 = '0:0:0:0:0:ffff';

/**
 * What counts as one address in a limit. One connection is given a whole IPv6 /64, 2⁶⁴ addresses to wander through:
 * the /64 is the address. IPv4 written inside IPv6 is the IPv4, or everybody behind a translating edge would be one.
 */
export function enderecoDoLimite(endereco: string): string {
  const ip = semPorta(endereco);
  if (!isIPv6(ip)) return ip;
  const grupos = gruposDe(ip);
  if ([IPV4_EM_IPV6, NAT64].includes(grupos.slice(0, 6).map(hex).join(':')))
    return grupos
      .slice(6)
      .flatMap((grupo) => [grupo >> 8, grupo & 255])
      .join('.');
  return `${grupos.slice(0, 4).map(hex).join(':')}::/64`;
}

/** Some proxies write the client's port into X-Forwarded-For: another one each time. */
export const semPorta = (endereco: string) => endereco.replace(/^(\d+(?:\.\d+){3}):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');

const hex = (grupo: number) => grupo.toString(16);

/** The eight groups, however the address was abbreviated. */
function gruposDe(ip: string): number[] {
  const [semZona = ''] = ip.split('%');
  const soHex = semZona.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
  });
  const [inicio = [], fim = []] = soHex.split('::').map((lado) => lado.split(':').filter(Boolean));
  const zeros = Array<string>(8 - inicio.length - fim.length).fill('0');
  return [...inicio, ...zeros, ...fim].map((grupo) => Number.parseInt(grupo, 16));
}
