import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PASTA, PASTA_ACEITA } from './pastas';

/** Letters are drawn a shade differently from one machine to the next: less than this is the same colour. */
const MESMA_COR = 24;
/** A hundredth of a percent: a clock, a cursor. */
const MESMA_TELA = 0.0001;

/** What a screen has changed since it was last accepted, in words; null: nothing that one would see. */
export async function diferenca(arquivo: string): Promise<string | null> {
  const aceita = path.join(PASTA_ACEITA, arquivo);
  if (!existsSync(PASTA_ACEITA)) return null;
  if (!existsSync(aceita)) return 'tela nova';
  const [antes, agora] = await Promise.all([aceita, path.join(PASTA, arquivo)].map(lerPontos));
  if (!antes || !agora) return null;
  if (antes.info.width !== agora.info.width || antes.info.height !== agora.info.height) {
    return `era ${antes.info.width}×${antes.info.height}, é ${agora.info.width}×${agora.info.height}`;
  }
  const parte = parteDiferente(antes.data, agora.data);
  return parte > MESMA_TELA ? `${(parte * 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}% mudou` : null;
}

const lerPontos = (arquivo: string) => sharp(arquivo).removeAlpha().raw().toBuffer({ resolveWithObject: true });

function parteDiferente(antes: Uint8Array, agora: Uint8Array): number {
  let outros = 0;
  for (let i = 0; i < antes.length; i += 3) {
    const distancia = Math.max(
      Math.abs((antes[i] ?? 0) - (agora[i] ?? 0)),
      Math.abs((antes[i + 1] ?? 0) - (agora[i + 1] ?? 0)),
      Math.abs((antes[i + 2] ?? 0) - (agora[i + 2] ?? 0)),
    );
    if (distancia > MESMA_COR) outros++;
  }
  return outros / (antes.length / 3);
}
