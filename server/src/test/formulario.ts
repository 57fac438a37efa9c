import type { Pessoa } from './elenco';
import type { Palco } from './palco';

export type Envio = {
  url: string;
  campos?: Record<string, string>;
  arquivo?: ArquivoEnviado;
  arquivos?: ArquivoEnviado[];
  headers?: Record<string, string>;
};
type ArquivoEnviado = { nome: string; bytes: Buffer; campo?: string; tipo?: string };

/** A multipart form, byte by byte as a browser writes it. */
export async function enviarFormulario(
  { app }: Pick<Palco, 'app'>,
  quem: Pessoa,
  { url, campos = {}, arquivo, arquivos = arquivo ? [arquivo] : [], headers = {} }: Envio,
) {
  const limite = 'limite-de-teste';
  const partes: Uint8Array[] = Object.entries(campos).map(([nome, valor]) =>
    Buffer.from(`--${limite}\r\ncontent-disposition: form-data; name="${nome}"\r\n\r\n${valor}\r\n`),
  );
  for (const { nome, bytes, campo = 'arquivo', tipo = 'text/csv' } of arquivos) {
    const topo = `--${limite}\r\ncontent-disposition: form-data; name="${campo}"; filename="${nome}"\r\ncontent-type: ${tipo}\r\n\r\n`;
    partes.push(Buffer.from(topo), bytes, Buffer.from('\r\n'));
  }
  const resposta = await app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { ...headers, api_token: quem.token, 'content-type': `multipart/form-data; boundary=${limite}` },
    payload: Buffer.concat([...partes, Buffer.from(`--${limite}--\r\n`)]),
  });
  const json = resposta.headers['content-type']?.toString().includes('json');
  return { status: resposta.statusCode, body: json ? resposta.json() : undefined, texto: resposta.body };
}
