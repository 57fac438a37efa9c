import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { recusasDe } from '@indica-bem/domain/contrato/recusas';
import { type CodigoDeErro, statusDoErro, tipoDoErro } from '@indica-bem/domain/erros';
import { Duplicado, Recusa } from '../nucleo/recusa';

const campos = {
  type: 'object' as const,
  description: 'Uma frase por campo',
  additionalProperties: { type: 'string' as const },
};

/** RFC 9457, as nucleo/recusa.ts writes it. */
export const PROBLEMA = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' as const, description: 'O código da recusa, que não muda' },
    title: { type: 'string' as const },
    status: { type: 'integer' as const },
    detail: { type: 'string' as const, description: 'A frase a mostrar' },
    campos,
    motivo: { type: 'string' as const, description: 'Em uma palavra, por que esta instância não atende' },
    requisicao: { type: 'string' as const, description: 'O X-Request-Id desta resposta; só em falhas nossas' },
    desafio: { type: 'string' as const, description: 'O que o segundo passo da entrada repete; vale 5 minutos' },
    meios: {
      type: 'array' as const,
      description: 'Com que o segundo passo se faz',
      items: { type: 'string' as const, enum: ['codigo', 'chave', 'recuperacao'] },
    },
    chave: { type: 'object' as const, description: 'O que o navegador precisa para usar uma chave de acesso' },
    atual: {
      type: 'object' as const,
      description: 'Como está agora: o registro, para quem editou um mais velho; o desconto, para quem viu outro',
    },
  },
};

const ESPERAM = new Set([429, 503]);
const RETRY_AFTER = {
  'Retry-After': { description: 'Segundos até a próxima tentativa', schema: { type: 'integer' as const } },
};

function exemploDe(codigo: CodigoDeErro): Recusa {
  if (codigo === 'JA_CADASTRADO') return new Duplicado({ email: 'E-mail já cadastrado' });
  return new Recusa(codigo, {
    partes: {
      data: '10/06/2026',
      maximo: '30',
      megapixels: '48',
      como: 'por Ana Souza às 10:42',
      visto: '17,5',
      atual: '10',
    },
    ...(codigo === 'DADOS_INVALIDOS' && { campos: { email: 'Email inválido' } }),
    ...(codigo === 'SENHA_ATUAL_INCORRETA' && { campos: { senha_atual: 'Senha atual incorreta' } }),
    ...(codigo === 'SEGUNDO_FATOR' && { falta: { desafio: 'q83v…', meios: ['codigo', 'recuperacao'] } }),
    ...(codigo === 'VERSAO_ALTERADA' && { atual: { versao: 4 } }),
    ...(codigo === 'ERRO_INTERNO' && { requisicao: 'q83vX2w-1k' }),
    ...(codigo === 'DESCONTO_MUDOU' && { atual: { desconto: 10 } }),
    ...(codigo === 'DOSE_MUDOU' && { atual: { gramas: 187 } }),
  });
}

/** Each as it is answered. */
function exemplosDe(codigos: CodigoDeErro[]) {
  return Object.fromEntries(
    codigos.map((codigo) => {
      const { message, corpo } = exemploDe(codigo);
      return [tipoDoErro(codigo), { summary: message, value: corpo }];
    }),
  );
}

type Grupo = { nome: string; status: number; codigos: CodigoDeErro[] };

/** By status, as OpenAPI wants it; the codes of one status tell each other apart by `type`. */
function gruposDe(chamada: Chamada): Grupo[] {
  const todos = recusasDe(chamada);
  return [...new Set(todos.map(statusDoErro))].sort().map((status) => {
    const codigos = todos.filter((codigo) => statusDoErro(codigo) === status).sort();
    return { status, codigos, nome: `${status}.${codigos.map(tipoDoErro).join('.')}` };
  });
}

/** Calls that refuse alike share what is written about it. */
export function respostasCompartilhadas() {
  const grupos = new Map(
    Object.values<Chamada>(CHAMADAS)
      .flatMap(gruposDe)
      .map((grupo) => [grupo.nome, grupo]),
  );
  return Object.fromEntries([...grupos].map(([nome, { status, codigos }]) => [nome, respostaDe(status, codigos)]));
}

export const respostasDeRecusa = (chamada: Chamada) =>
  Object.fromEntries(gruposDe(chamada).map(({ nome, status }) => [status, { $ref: `#/components/responses/${nome}` }]));

function respostaDe(status: number, codigos: CodigoDeErro[]) {
  const [duplicado, problemas] = [
    codigos.filter((codigo) => codigo === 'JA_CADASTRADO'),
    codigos.filter((codigo) => codigo !== 'JA_CADASTRADO'),
  ];
  const type = { type: 'string' as const, enum: problemas.map(tipoDoErro) };
  const problema = {
    allOf: [{ $ref: '#/components/schemas/Problema' }, { type: 'object' as const, properties: { type } }],
  };
  return {
    description: codigos.map((codigo) => `\`${tipoDoErro(codigo)}\`: ${exemploDe(codigo).message}`).join('\n\n'),
    ...(ESPERAM.has(status) && { headers: RETRY_AFTER }),
    content: {
      ...(problemas.length > 0 && {
        'application/problem+json': { schema: problema, examples: exemplosDe(problemas) },
      }),
      // The one refusal that is no problem document: its keys are the fields that somebody already has.
      ...(duplicado.length > 0 && { 'application/json': { schema: campos, examples: exemplosDe(duplicado) } }),
    },
  };
}
