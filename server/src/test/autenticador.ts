import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a phone does with a passkey, in a few lines: ES256, attestation "none", verified by default. */
export type Autenticador = {
  id: string;
  contador: number;
  privada: KeyObject;
  publica: Buffer;
};
type Lugar = { origem?: string; dominio?: string; verificado?: boolean };

const ORIGEM = 'http://indicabem.test';
const sha256 = (dados: Buffer | string) => createHash('sha256').update(dados).digest();
const b64 = (dados: Buffer | string) => Buffer.from(dados).toString('base64url');

export function criarAutenticador(): Autenticador {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return { id: b64(randomBytes(32)), contador: 0, privada: privateKey, publica: cose(x, y) };
}

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR. */
const cose = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

function dadosDo(a: Autenticador, { dominio = 'indicabem.test', verificado = true }: Lugar, nova: boolean): Buffer {
  const bandeiras = 0x01 | (verificado ? 0x04 : 0) | (nova ? 0x40 : 0);
  const contador = Buffer.alloc(4);
  contador.writeUInt32BE(a.contador);
  const id = Buffer.from(a.id, 'base64url');
  const tamanho = Buffer.alloc(2);
  tamanho.writeUInt16BE(id.length);
  const credencial = nova ? [Buffer.alloc(16), tamanho, id, a.publica] : [];
  return Buffer.concat([sha256(dominio), Buffer.of(bandeiras), contador, ...credencial]);
}

const dadosDoNavegador = (type: string, challenge: string, { origem = ORIGEM }: Lugar) =>
  b64(JSON.stringify({ type, challenge, origin: origem, crossOrigin: false }));

const corpo = ({ id }: Autenticador) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

export function criar(a: Autenticador, challenge: string, lugar: Lugar = {}) {
  const dados = dadosDo(a, lugar, true);
  const tamanho = Buffer.alloc(2);
  tamanho.writeUInt16BE(dados.length);
  // {"fmt": "none", "attStmt": {}, "authData": bytes}
  const atestado = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
    tamanho,
    dados,
  ]);
  return {
    ...corpo(a),
    response: {
      clientDataJSON: dadosDoNavegador('webauthn.create', challenge, lugar),
      attestationObject: b64(atestado),
      transports: ['internal'],
    },
  };
}

export function apresentar(a: Autenticador, challenge: string, lugar: Lugar = {}) {
  const dados = dadosDo(a, lugar, false);
  const clientDataJSON = dadosDoNavegador('webauthn.get', challenge, lugar);
  const assinado = Buffer.concat([dados, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
  const signature = createSign('sha256').update(assinado).sign(a.privada);
  return { ...corpo(a), response: { clientDataJSON, authenticatorData: b64(dados), signature: b64(signature) } };
}
