import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { OPERACAO } from '../contrato/equipe';
import { comoPut, idDoCaminho, imagemEnviada, lista, simOuNao } from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoNoFormulario } from '../edicao/contrato';
import { RECUSAS_DA_IMAGEM } from '../imagem/regras';
import * as nomes from './chamadas';
import { PERFIS_DE_CAPA } from './regras';

export const capa = z.object({
  id_imagem_capa: z.int(),
  pagina: z.string(),
  perfil: z.enum(PERFIS_DE_CAPA),
  imagem_desktop: z.string(),
  imagem_mobile: z.string(),
  personalizada: simOuNao.meta({ description: 'N: as duas imagens são as desenhadas de fábrica' }),
  versao,
});
export type Capa = z.infer<typeof capa>;

const params = z.object({ id: idDoCaminho });

export const listarCapas = chamada(nomes.listarCapas, {
  resumo: 'Banners por página e perfil',
  acesso: PARA_TODOS,
  answer: lista(capa, 500),
  refusals: [],
});

export const verCapa = chamada(nomes.verCapa, {
  resumo: 'Um banner',
  acesso: OPERACAO,
  params,
  answer: capa,
  refusals: [],
});

export const alterarCapa = chamada(nomes.alterarCapa, {
  resumo: 'Troca uma imagem do banner, ou as duas',
  acesso: OPERACAO,
  multipart: true,
  params,
  body: z.object({
    imagem_desktop: imagemEnviada,
    imagem_mobile: imagemEnviada,
    versao: versaoNoFormulario,
    _method: comoPut,
  }),
  answer: capa,
  ato: { nome: 'capa-alterada', objeto: 'capa' },
  refusals: [...RECUSAS_DA_EDICAO, ...RECUSAS_DA_IMAGEM],
});

export const deletarCapa = chamada(nomes.deletarCapa, {
  resumo: 'Devolve ao banner as imagens de fábrica',
  acesso: OPERACAO,
  params,
  answer: capa,
  ato: { nome: 'capa-restaurada', objeto: 'capa' },
  refusals: [],
});

export const verImagem = chamada(nomes.verImagem, {
  resumo: 'Uma imagem guardada, pelo resumo do seu conteúdo',
  acesso: PARA_TODOS,
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  answer: 'arquivo',
  refusals: [],
});

export const verImagemDaCarta = chamada(nomes.verImagemDaCarta, {
  resumo: 'A mesma imagem em JPEG, pequena, como os leitores de e-mail a mostram',
  acesso: PARA_TODOS,
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  answer: 'arquivo',
  refusals: [],
});
