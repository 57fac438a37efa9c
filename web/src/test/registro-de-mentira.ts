import {
  bytesDaFolha,
  bytesDoNo,
  caminhoDeConsistencia,
  caminhoDeInclusao,
  raizDe,
  type Trecho,
} from '@indica-bem/domain/registro/arvore';
import { base64De, bytesDoTexto, hexDe } from '@indica-bem/domain/registro/bytes';
import type { Marco } from '@indica-bem/domain/registro/contrato';
import { gerarChave, sha256 } from '@indica-bem/domain/registro/cripto-dos-testes';
import { escreverFolha } from '@indica-bem/domain/registro/folha';
import {
  escreverNotaAssinada,
  identificarChave,
  ORIGEM,
  textoDaCabeca,
} from '@indica-bem/domain/registro/nota-assinada';
import { type Api, recusa } from './api-de-mentira';

const MESES = ['2026-09', '2026-10', '2026-11'];
const CIDADES = ['Sorocaba', 'Votorantim', 'online'];

const folhaDe = (n: number) =>
  escreverFolha({
    ...{ cidade: CIDADES[n % 3] ?? '', mes: MESES[n % 3] ?? '', kg: 1, n },
    comprovante: n.toString(16).padStart(64, '0'),
  });

type Chave = Awaited<ReturnType<typeof gerarChave>>;

/** A register of so many leaves with the calls that tell of it, signed for real: what a test changes in it does not add up. */
export async function registroDeMentira(quantas: number, chave?: Chave) {
  const assina = chave ?? (await gerarChave());
  const id = await identificarChave(assina.publica, sha256);
  const folhas = Array.from({ length: quantas }, (_, i) => folhaDe(i + 1));
  const hashes = folhas.map((folha) => sha256(bytesDaFolha(folha)));
  const juntar = async (a: Promise<Uint8Array>, b: Promise<Uint8Array>) =>
    sha256(bytesDoNo(await a, await b)) as Promise<never>;
  const raiz = async ({ inicio, fim }: Trecho) =>
    hexDe(await raizDe<Promise<Uint8Array>>(hashes.slice(inicio, fim), juntar));

  async function marcoDe(tamanho: number, mais: Partial<Marco> = {}): Promise<Marco> {
    const cabeca = {
      tamanho,
      kg: tamanho,
      em: '2026-11-16T12:00:00.000Z',
      raiz: await raiz({ inicio: 0, fim: tamanho }),
    };
    const texto = textoDaCabeca({ ...cabeca, ...mais });
    const nota = escreverNotaAssinada(texto, id, await assina.assinar(bytesDoTexto(texto)));
    return { motivo: 'agora', referencia: null, chave: id, ...cabeca, ...mais, nota };
  }

  const anterior = { motivo: 'dia', referencia: '2026-11-15', em: '2026-11-16T03:05:00.000Z' } as const;
  const somar = (nomes: string[], campo: 'mes' | 'cidade') =>
    nomes.map((nome) => ({
      [campo]: nome,
      kg: folhas.filter((folha) => JSON.parse(folha)[campo] === nome).length,
    }));
  const pagina = {
    prometido: { kg: quantas, cadeiras: 0 },
    entregue: { kg: 4.5, cadeiras: 0 },
    falta: { kg: quantas - 4.5, cadeiras: 0 },
    meses: somar(MESES, 'mes'),
    cidades: somar(CIDADES, 'cidade'),
    marco: await marcoDe(quantas),
    anterior: await marcoDe(quantas - 3, anterior),
  };
  const numero = (busca: URLSearchParams, nome: string) => Number(busca.get(nome));
  const api: Api = {
    'GET /transparencia': pagina,
    'GET /transparencia/entregas': { entregas: [], proximo: null },
    'GET /registro/chaves': {
      origem: ORIGEM,
      chaves: [{ chave: id, publica: base64De(assina.publica), desde: '2026-01-01T00:00:00.000Z' }],
    },
    'GET /registro/inclusao': async ({ busca }: { busca: URLSearchParams }) => {
      const [n, tamanho] = [numero(busca, 'n'), numero(busca, 'tamanho')];
      const caminho = await Promise.all(caminhoDeInclusao(n - 1, tamanho).map(raiz));
      return { n, tamanho, folha: folhas[n - 1], caminho };
    },
    'GET /registro/consistencia': async ({ busca }: { busca: URLSearchParams }) => {
      const [de, ate] = [numero(busca, 'de'), numero(busca, 'ate')];
      if (ate > quantas) return recusa('DADOS_INVALIDOS');
      return { de, ate, caminho: await Promise.all(caminhoDeConsistencia(de, ate).map(raiz)) };
    },
  };
  return { api, pagina, chave: assina, marcoDe };
}
