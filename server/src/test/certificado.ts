import { generateKeyPairSync, sign } from 'node:crypto';

const der = (tipo: number, ...partes: Buffer[]): Buffer => {
  const corpo = Buffer.concat(partes);
  const { length: n } = corpo;
  const tamanho = n < 128 ? [n] : n < 256 ? [0x81, n] : [0x82, n >> 8, n & 255];
  return Buffer.concat([Buffer.from([tipo, ...tamanho]), corpo]);
};
const sequencia = (...partes: Buffer[]) => der(0x30, ...partes);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const data = (quando: Date) => der(0x17, Buffer.from(`${quando.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
const pem = (nome: string, bytes: Buffer) =>
  `-----BEGIN ${nome}-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${nome}-----\n`;

/** A certificate that vouches for itself, for one IPv4 address. */
export function criarCertificado(endereco: string): { certificado: string; chave: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algoritmo = sequencia(oid('2a8648ce3d040302'));
  const nome = sequencia(der(0x31, sequencia(oid('550403'), der(0x0c, Buffer.from('banco de teste')))));
  const alternativo = sequencia(der(0x87, Buffer.from(endereco.split('.').map(Number))));
  const corpo = sequencia(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algoritmo,
    nome,
    sequencia(data(new Date(Date.now() - 86_400_000)), data(new Date(Date.now() + 86_400_000))),
    nome,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequencia(sequencia(oid('551d11'), der(0x04, alternativo)))),
  );
  const assinatura = der(0x03, Buffer.from([0]), sign('sha256', corpo, privateKey));
  return {
    certificado: pem('CERTIFICATE', sequencia(corpo, algoritmo, assinatura)),
    chave: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
