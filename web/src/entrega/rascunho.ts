import { hojeEmSaoPaulo, isoParaBr, lerData } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, lerPeso } from '@indica-bem/domain/brasil/numeros';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { erroDaDataDaEntrega, erroDaQuantidade, type TipoDeEntrega } from '@indica-bem/domain/entrega/regras';

/** The form as it was typed. */
export type CamposDaEntrega = Record<
  'tipo' | 'quantidade' | 'data' | 'instituicao' | 'cidade' | 'uf' | 'texto' | 'foto_descricao' | 'documento_publico',
  string
>;

export const emBranco = (hoje: string): CamposDaEntrega => ({
  tipo: 'racao',
  quantidade: '',
  data: isoParaBr(hoje),
  instituicao: '',
  cidade: '',
  uf: 'SP',
  texto: '',
  foto_descricao: '',
  documento_publico: 'N',
});

/** As the form names its fields. */
export const ROTULOS: CamposDaEntrega = {
  tipo: 'O que foi entregue',
  quantidade: 'Quantidade',
  data: 'Data',
  instituicao: 'Instituição',
  cidade: 'Cidade',
  uf: 'Estado',
  texto: 'O que contar',
  foto_descricao: 'Descrição da foto',
  documento_publico: 'Documento para todos',
};

const OBRIGATORIOS = ['quantidade', 'data', 'instituicao', 'cidade', 'uf'] as const;

export function camposDaEntrega(entrega: Entrega): CamposDaEntrega {
  return {
    tipo: entrega.tipo,
    quantidade: formatarDecimal(entrega.quantidade, 1),
    data: isoParaBr(entrega.data),
    instituicao: entrega.instituicao,
    cidade: entrega.cidade,
    uf: entrega.uf,
    texto: entrega.texto ?? '',
    foto_descricao: entrega.foto?.descricao ?? '',
    documento_publico: entrega.documento_publico,
  };
}

/** '120', '120,5 kg' and '3 cadeiras' are numbers as people write them. */
export const lerQuantidade = (texto: string): number | null => lerPeso(texto.replace(/cadeiras?/i, ''));

const tipoDe = (campos: CamposDaEntrega): TipoDeEntrega => (campos.tipo === 'cadeira' ? 'cadeira' : 'racao');

export function errosDosCampos(campos: CamposDaEntrega): Partial<CamposDaEntrega> {
  const data = lerData(campos.data);
  const erroDaData = data ? erroDaDataDaEntrega(data, hojeEmSaoPaulo(new Date())) : 'Data inválida';
  const quantidade = erroDaQuantidade(tipoDe(campos), lerQuantidade(campos.quantidade));
  return {
    ...(campos.quantidade.trim() && quantidade && { quantidade }),
    ...(campos.data.trim() && erroDaData && { data: erroDaData }),
  };
}

export function nomesDoQueFalta(campos: CamposDaEntrega, temFoto: boolean): string[] {
  const vazios = OBRIGATORIOS.filter((campo) => campos[campo].trim() === '');
  const semDescricao = temFoto && campos.foto_descricao.trim() === '';
  return [...vazios, ...(semDescricao ? (['foto_descricao'] as const) : [])].map((campo) =>
    ROTULOS[campo].toLowerCase(),
  );
}

/** What happens to the file there is: another takes its place, it is taken away, or neither. */
export type Troca = { arquivo: File | null; tirada: boolean };
export const SEM_TROCA: Troca = { arquivo: null, tirada: false };

type Arquivos = { foto: Troca; documento: Troca };

/** A multipart form; an update is a POST that says `_method=put`. */
export function formularioDaEntrega(campos: CamposDaEntrega, { foto, documento }: Arquivos, altera: boolean): FormData {
  const form = new FormData();
  const quantidade = lerQuantidade(campos.quantidade);
  const lidos = {
    ...campos,
    data: lerData(campos.data) ?? campos.data,
    quantidade: quantidade === null ? campos.quantidade : formatarDecimal(quantidade, 3),
  };
  for (const [campo, valor] of Object.entries(lidos)) form.set(campo, valor.trim());
  if (foto.arquivo) form.set('foto', foto.arquivo);
  if (foto.tirada) form.set('sem_foto', 'S');
  if (documento.arquivo) form.set('documento', documento.arquivo);
  if (documento.tirada) form.set('sem_documento', 'S');
  if (altera) form.set('_method', 'put');
  return form;
}
