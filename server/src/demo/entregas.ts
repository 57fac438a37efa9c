import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import type { PerfilDeCapa } from '@indica-bem/domain/capa/regras';
import type { TipoDeEntrega } from '@indica-bem/domain/entrega/regras';
import { conferirDocumento } from '../areas/entrega/conferir-documento';
import { guardarDocumento } from '../areas/entrega/guardar-documento';
import { guardarImagem } from '../areas/imagem/guardar-imagem';
import type { Trx } from '../db/conexao';
import { type CenaDeEntrega, desenharEntrega } from './desenhos-das-entregas';
import { escreverRecibo } from './recibo';

type Semente = {
  tipo: TipoDeEntrega;
  quantidade: number;
  haDias: number;
  instituicao: string;
  cidade: string;
  texto: string;
  foto?: { cena: CenaDeEntrega; perfil: PerfilDeCapa; descricao: string };
  recibo?: 'publico' | 'guardado';
};

/** No such place exists. */
const ENTREGAS: readonly Semente[] = [
  {
    tipo: 'racao',
    quantidade: 60,
    haDias: 96,
    instituicao: 'Abrigo Quintal dos Peludos (fictício)',
    cidade: 'Sorocaba',
    texto: 'A primeira entrega: ração para os 22 cães que esperam por uma família.',
    foto: {
      cena: 'abrigo',
      perfil: 'tutor',
      descricao: 'Desenho: dois cães ao lado de uma casinha e de um pote cheio.',
    },
    recibo: 'publico',
  },
  {
    tipo: 'racao',
    quantidade: 45.5,
    haDias: 61,
    instituicao: 'Casa dos Gatos da Vila (fictícia)',
    cidade: 'Votorantim',
    texto: 'Ração para gatos adultos e filhotes resgatados no inverno.',
    foto: { cena: 'gatos', perfil: 'shopkeeper', descricao: 'Desenho: dois gatos e um saco de ração sob uma árvore.' },
    recibo: 'guardado',
  },
  {
    tipo: 'cadeira',
    quantidade: 1,
    haDias: 40,
    instituicao: 'Projeto Patas que Andam (fictício)',
    cidade: 'Sorocaba',
    texto: 'A Amora voltou a passear. A cadeira foi adiantada: os quilos dela ainda estão sendo somados.',
    foto: {
      cena: 'cadeira',
      perfil: 'other',
      descricao: 'Desenho: uma cadela caramelo passeia com sua cadeira de rodas.',
    },
  },
  {
    tipo: 'racao',
    quantidade: 80,
    haDias: 12,
    instituicao: 'Lar Focinho Feliz (fictício)',
    cidade: 'Sorocaba',
    texto: 'Oito sacos de dez quilos, recebidos pelos voluntários do lar.',
    foto: { cena: 'sacos', perfil: 'tutor', descricao: 'Desenho: três sacos de ração e um cão sentado ao lado.' },
    recibo: 'publico',
  },
];

/** Less food than was promised, and a wheelchair ahead of its kilograms: both sides of the account can be seen. */
export async function semearEntregas(trx: Trx, { admin, agora }: { admin: number; agora: Date }): Promise<void> {
  const hoje = hojeEmSaoPaulo(agora);
  for (const { haDias, foto, recibo, ...entrega } of ENTREGAS) {
    const data = somarDias(hoje, -haDias);
    const { id } = await trx
      .insertInto('entrega')
      .values({
        ...entrega,
        uf: 'SP',
        data,
        foto_hash: foto ? await guardarImagem(trx, desenharEntrega(foto.cena, foto.perfil)) : null,
        foto_descricao: foto?.descricao ?? null,
        documento_publico: recibo === 'publico',
        registrada_por: admin,
        registrada_em: new Date(`${data}T18:00:00-03:00`),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bytes = escreverRecibo(['Recibo de demonstração', entrega.instituicao, 'Nada disto aconteceu.']);
    const documento = conferirDocumento(recibo && { bytes });
    if (documento) await guardarDocumento(trx, id, documento);
  }
}
