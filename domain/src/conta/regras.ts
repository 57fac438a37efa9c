import { cepValido } from '../brasil/cep';
import { type DataIso, dataValida, maiorDeIdade } from '../brasil/datas';
import { cnpjValido, cpfValido } from '../brasil/documentos';
import { ESTADOS } from '../brasil/estados';
import { formatarInteiro } from '../brasil/numeros';
import { telefoneValido } from '../brasil/telefone';
import { centroDaCidade, cidadePeloNome } from '../lojista/cidades';
import { distanciaKm } from '../lojista/distancia';
import { enderecoDoSite } from '../lojista/endereco';
import { MARCA } from '../marca';
import { emailValido } from '../texto/email';
import { ERRO_DO_NOME, nomeLimpo } from '../texto/nome';
import { type Campo, camposDoTipo, camposObrigatorios, type Dados } from './campos';
import { erroDaSenha } from './senha';
import type { TipoDeCadastro, TipoDePerfil } from './tipos-de-cadastro';

export type Erros = Partial<Record<Campo, string>>;

export const OBRIGATORIO = 'Preencha este campo';
const SENHAS_DIFERENTES = 'As senhas digitadas não são iguais';
const PRIMEIRO_ANO = '1900-01-01';

/** What is wrong with a registration, field by field; empty when it may go. The same on both sides. */
export function errosDoCadastro(tipo: TipoDeCadastro, dados: Dados, hoje: DataIso, { semSenha = false } = {}): Erros {
  return {
    ...errosDosDados(tipo, dados, hoje),
    ...(!semSenha && errosDaSenha('senha', dados.senha, dados.confirmasenha)),
  };
}

/** The same for an edited profile: a new password only if one was typed. */
export function errosDaEdicao(tipo: TipoDePerfil, dados: Dados, hoje: DataIso): Erros {
  return {
    ...errosDosDados(tipo, dados, hoje),
    ...(escrito(dados.senhaNova) && errosDaSenha('senhaNova', dados.senhaNova, dados.confirmasenha)),
  };
}

/** What is still empty, in the order of the form: said beside the disabled button. */
export function camposQueFaltam(tipo: TipoDePerfil, dados: Dados, opcoes?: { semSenha?: boolean }): Campo[] {
  return camposObrigatorios(tipo, opcoes).filter((campo) => !escrito(dados[campo]));
}

function errosDosDados(tipo: TipoDePerfil, dados: Dados, hoje: DataIso): Erros {
  const erros: Erros = {};
  for (const campo of camposDoTipo(tipo)) {
    const valor = escrito(dados[campo]);
    const mensagem = valor && CONFERENCIAS[campo]?.(valor, hoje);
    if (mensagem) erros[campo] = mensagem;
  }
  for (const campo of camposQueFaltam(tipo, dados, { semSenha: true })) erros[campo] = OBRIGATORIO;
  if (tipo === 'lojista') {
    erros.cidade ??= erroDaCidade(dados);
    erros.latitude ??= erroDoLugar(dados);
  }
  return semVazios(erros);
}

type Conferencia = (valor: string, hoje: DataIso) => string | false | undefined;

const conferirNome: Conferencia = (valor) => !nomeLimpo(valor) && ERRO_DO_NOME;

const CONFERENCIAS: Partial<Record<Campo, Conferencia>> = {
  nome: conferirNome,
  nome_fantasia: conferirNome,
  razao_social: conferirNome,
  crmv: conferirNome,
  logradouro: conferirNome,
  numero: conferirNome,
  complemento: conferirNome,
  bairro: conferirNome,
  cidade: conferirNome,
  email: (valor) => !emailValido(valor) && 'Email inválido',
  cpf: (valor) => !cpfValido(valor) && 'CPF inválido',
  cnpj: (valor) => !cnpjValido(valor) && 'CNPJ inválido',
  telefone: (valor) => !telefoneValido(valor) && 'Telefone inválido',
  celular: (valor) => !telefoneValido(valor) && 'Celular inválido',
  cep: (valor) => !cepValido(valor) && 'CEP inválido',
  estado: (valor) => !ESTADOS.some(({ sigla }) => sigla === valor.toUpperCase()) && 'Estado inválido',
  site: (valor) => !enderecoDoSite(valor) && 'Site inválido',
  tipo: (valor) => valor !== 'loja_fisica' && valor !== 'loja_online' && 'Tipo de loja inválido',
  data_nascimento: erroDoNascimento,
  latitude: (valor) => !dentroDe(valor, 90) && 'Latitude inválida',
  longitude: (valor) => !dentroDe(valor, 180) && 'Longitude inválida',
};

function erroDoNascimento(data: string, hoje: DataIso): string | undefined {
  if (!dataValida(data) || data < PRIMEIRO_ANO || data > hoje) return 'Data inválida';
  return maiorDeIdade(data, hoje) ? undefined : 'É preciso ter 18 anos ou mais';
}

/** Physical stores must be in one of the programme's cities (spec 4.2). */
function erroDaCidade({ tipo, cidade, estado }: Dados): string | undefined {
  if (tipo !== 'loja_fisica' || !escrito(cidade) || !escrito(estado)) return undefined;
  const dentro = cidadePeloNome(escrito(cidade)) && escrito(estado).toUpperCase() === MARCA.estado;
  return dentro ? undefined : `Lojas físicas precisam ficar em ${MARCA.cidades.join(' ou ')} (${MARCA.estado})`;
}

/** Beyond this a point is a slip of the finger or swapped coordinates: both cities end well before it. */
const LONGE_DO_CENTRO_KM = 25;

function erroDoLugar({ tipo, cidade, latitude, longitude }: Dados): string | undefined {
  const daLoja = tipo === 'loja_fisica' ? cidadePeloNome(escrito(cidade)) : null;
  const ponto = { latitude: emGraus(latitude), longitude: emGraus(longitude) };
  // Zero is how "nowhere" is written.
  if (!daLoja || !ponto.latitude || !ponto.longitude) return undefined;
  const km = distanciaKm(centroDaCidade(daLoja), ponto);
  if (km <= LONGE_DO_CENTRO_KM) return undefined;
  return `Este ponto fica a ${formatarInteiro(Math.round(km))} km do centro de ${daLoja}: marque um lugar na cidade`;
}

function errosDaSenha(campo: 'senha' | 'senhaNova', senha: Dados[Campo], repetida: Dados[Campo]): Erros {
  const erro = erroDaSenha(String(senha ?? ''));
  if (erro) return { [campo]: erro };
  // Callers need not send the repetition; where it is sent, it counts.
  return typeof repetida === 'string' && repetida !== senha ? { confirmasenha: SENHAS_DIFERENTES } : {};
}

const escrito = (valor: Dados[Campo]): string => String(valor ?? '').trim();

const emGraus = (valor: Dados[Campo]) => Number(escrito(valor).replace(',', '.'));

const dentroDe = (valor: string, limite: number) => {
  const numero = emGraus(valor);
  return Number.isFinite(numero) && Math.abs(numero) <= limite;
};

function semVazios(erros: { [C in Campo]?: string | undefined }): Erros {
  return Object.fromEntries(Object.entries(erros).filter(([, mensagem]) => mensagem)) as Erros;
}
