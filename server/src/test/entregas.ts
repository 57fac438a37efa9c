import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import type { Pessoa } from './elenco';
import { enviarFormulario } from './formulario';
import { liso } from './imagens';
import type { Palco } from './palco';

export const ENTREGA = {
  tipo: 'racao',
  quantidade: '120,5',
  data: '2026-03-09',
  instituicao: 'Abrigo de Teste',
  cidade: 'Sorocaba',
  uf: 'SP',
  texto: 'Ração para quem espera.\nObrigada!',
};

export const umPdf = (dentro = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${dentro}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');

export type ArquivoDaEntrega = { campo: 'foto' | 'documento'; nome: string; bytes: Buffer; tipo?: string };
export const recibo = (bytes: Buffer = umPdf()): ArquivoDaEntrega => ({
  campo: 'documento',
  nome: 'recibo.pdf',
  bytes,
});
export const retrato = async (cor = '#1F5C3F', tamanho = 900): Promise<ArquivoDaEntrega> => ({
  campo: 'foto',
  nome: 'foto.png',
  bytes: await liso(tamanho, 600, cor).png().toBuffer(),
});

type Envio = { url?: string; arquivos?: ArquivoDaEntrega[]; headers?: Record<string, string> };

/** As the team's form sends it. */
export async function enviarEntrega(
  palco: Palco,
  quem: Pessoa,
  mudanca: Record<string, string> = {},
  { url = '/entrega', ...envio }: Envio = {},
) {
  const resposta = await enviarFormulario(palco, quem, { url, campos: { ...ENTREGA, ...mudanca }, ...envio });
  return resposta as Omit<typeof resposta, 'body'> & {
    body: Entrega & { type: string; detail: string; campos?: Record<string, string>; atual?: Entrega };
  };
}
