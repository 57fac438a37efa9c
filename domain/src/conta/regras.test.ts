import { describe, expect, test } from 'vitest';
import {
  type Campo,
  camposDoTipo,
  camposObrigatorios,
  type Dados,
  fraseDosCamposComErro,
  fraseDosDuplicados,
} from './campos';
import { camposQueFaltam, errosDaEdicao, errosDoCadastro, OBRIGATORIO } from './regras';
import { TIPOS_DE_CADASTRO } from './tipos-de-cadastro';

const HOJE = '2026-03-10';

const COMPLETO: Dados = {
  email: 'ana@example.com',
  senha: 'uma senha boa',
  confirmasenha: 'uma senha boa',
  nome: 'Ana Souza',
  cpf: '529.982.247-25',
  data_nascimento: '1990-05-20',
  crmv: 'CRMV-SP 12345',
  cnpj: '12.ABC.345/01DE-35',
  razao_social: 'Loja da Ana Ltda',
  nome_fantasia: 'Loja da Ana',
  tipo: 'loja_fisica',
  telefone: '(15) 99876-5432',
  celular: '(15) 99876-5432',
  site: 'www.example.com.br',
  cep: '18035-000',
  logradouro: 'Rua das Flores',
  numero: '10',
  bairro: 'Centro',
  cidade: 'Sorocaba',
  estado: 'SP',
};

describe('o que cada tipo precisa preencher (spec 1.8)', () => {
  const ESPERADO: Record<string, Campo[]> = {
    tutor: ['email', 'senha', 'nome', 'cpf', 'telefone', 'data_nascimento'],
    veterinario: ['email', 'senha', 'nome', 'nome_fantasia', 'telefone', 'crmv'],
    criador: ['email', 'senha', 'nome', 'cpf', 'nome_fantasia', 'telefone'],
    petwalker: ['email', 'senha', 'nome', 'cpf', 'telefone'],
    interno: ['email', 'senha', 'nome', 'cpf', 'telefone'],
    groomer: ['email', 'senha', 'nome', 'cpf', 'telefone'],
    outros: ['email', 'senha', 'nome', 'cpf', 'telefone'],
    lojista: [
      ...(['email', 'senha', 'cnpj', 'razao_social', 'nome_fantasia', 'telefone', 'site', 'celular'] as const),
      ...(['logradouro', 'cep', 'bairro', 'cidade', 'estado', 'numero', 'tipo'] as const),
    ],
  };

  for (const tipo of TIPOS_DE_CADASTRO) {
    test(tipo, () => {
      expect([...camposObrigatorios(tipo)].sort()).toEqual([...(ESPERADO[tipo] ?? [])].sort());
      expect(errosDoCadastro(tipo, COMPLETO, HOJE)).toEqual({});
      for (const campo of ESPERADO[tipo] ?? []) {
        const { [campo]: _, ...faltando } = COMPLETO;
        expect(camposQueFaltam(tipo, { ...faltando, [campo]: ' ' })).toEqual([campo]);
        const erro = campo === 'senha' ? 'Preencha a senha' : OBRIGATORIO;
        expect(errosDoCadastro(tipo, faltando, HOJE)).toEqual({ [campo]: erro });
      }
    });
  }

  test('na edição e no convite a senha não é pedida', () => {
    const { senha: _, confirmasenha: __, ...semSenha } = COMPLETO;
    expect(errosDoCadastro('tutor', semSenha, HOJE, { semSenha: true })).toEqual({});
    expect(errosDaEdicao('tutor', semSenha, HOJE)).toEqual({});
    expect(camposQueFaltam('tutor', semSenha, { semSenha: true })).toEqual([]);
  });

  test('o que não é do tipo não atrapalha: um tutor não tem CNPJ nem cidade', () => {
    expect(errosDoCadastro('tutor', { ...COMPLETO, cnpj: 'x', cidade: 'Itu', latitude: 'x' }, HOJE)).toEqual({});
    expect(camposDoTipo('tutor')).not.toContain('cnpj');
  });
});

const cadastroCom = (tipo: (typeof TIPOS_DE_CADASTRO)[number], campo: Campo, valor: string | number) =>
  errosDoCadastro(tipo, { ...COMPLETO, [campo]: valor }, HOJE);

describe('os documentos e contatos, colados com e sem pontuação', () => {
  const BONS: [Campo, string[]][] = [
    ['cpf', ['529.982.247-25', '52998224725', ' 529 982 247 25 ']],
    ['cnpj', ['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35', '12abc34501de35']],
    ['telefone', ['(15) 99876-5432', '15998765432', '+55 15 99876-5432', '(15) 3232-1010', '1532321010']],
    ['celular', ['(15) 99876-5432']],
    ['cep', ['18035-000', '18035000', '18.035-000']],
    ['estado', ['SP', 'sp']],
    ['site', ['loja.example.com', 'https://loja.example.com/pets', 'http://example.com']],
    ['email', ['ANA@example.com', ' ana@example.com ']],
  ];
  const MAUS: [Campo, string, string[]][] = [
    ['cpf', 'CPF inválido', ['529.982.247-24', '111.111.111-11', '5299822472', '529982247255', '52998224a25']],
    ['cnpj', 'CNPJ inválido', ['11.222.333/0001-80', '00000000000000', '12.ABC.345/01DE-36', '1122233300018']],
    ['telefone', 'Telefone inválido', ['998765432', '(00) 99876-5432', '(15) 89876-5432', '159987654321', 'abc']],
    ['celular', 'Celular inválido', ['123', '(15) 1234-5678']],
    ['cep', 'CEP inválido', ['1803500', '180350000', '00000-000', 'abcde-fgh']],
    ['estado', 'Estado inválido', ['XX', 'S', 'São Paulo']],
    ['site', 'Site inválido', ['javascript:alert(1)', 'loja', 'ftp://example.com', 'a b.com']],
    ['email', 'Email inválido', ['ana', 'ana@example', 'ana@@example.com']],
    ['tipo', 'Tipo de loja inválido', ['loja', 'fisica']],
  ];

  for (const [campo, valores] of BONS) {
    test.each(valores)(`${campo} "%s" serve`, (valor) => {
      const tipo = campo === 'cpf' ? 'tutor' : 'lojista';
      expect(cadastroCom(tipo, campo, valor)).toEqual({});
    });
  }
  for (const [campo, erro, valores] of MAUS) {
    test.each(valores)(`${campo} "%s": ${erro}`, (valor) => {
      const tipo = campo === 'cpf' ? 'tutor' : 'lojista';
      expect(cadastroCom(tipo, campo, valor)[campo]).toBe(erro);
    });
  }
});

describe('o nascimento', () => {
  test.each([
    ['2008-03-10', undefined],
    ['2008-03-11', 'É preciso ter 18 anos ou mais'],
    ['2026-03-10', 'É preciso ter 18 anos ou mais'],
    ['2026-03-11', 'Data inválida'],
    ['1899-12-31', 'Data inválida'],
    ['1990-02-30', 'Data inválida'],
    ['20/05/1990', 'Data inválida'],
    ['ontem', 'Data inválida'],
  ])('%s: %s', (data, erro) => {
    expect(cadastroCom('tutor', 'data_nascimento', data).data_nascimento).toBe(erro);
  });
});

describe('as senhas', () => {
  test('repetida diferente', () => {
    expect(cadastroCom('tutor', 'confirmasenha', 'outra')).toEqual({
      confirmasenha: 'As senhas digitadas não são iguais',
    });
    const nova = { ...COMPLETO, senhaNova: 'uma senha nova', confirmasenha: 'outra' };
    expect(errosDaEdicao('tutor', nova, HOJE)).toEqual({ confirmasenha: 'As senhas digitadas não são iguais' });
  });

  test('curta', () => {
    const erro = 'A senha precisa ter ao menos 8 caracteres';
    expect(errosDoCadastro('tutor', { ...COMPLETO, senha: 'curta', confirmasenha: 'curta' }, HOJE)).toEqual({
      senha: erro,
    });
    expect(errosDaEdicao('tutor', { ...COMPLETO, senhaNova: 'curta' }, HOJE)).toEqual({ senhaNova: erro });
  });

  test('a chamada sem a repetição vale', () => {
    const { confirmasenha: _, ...semRepetir } = COMPLETO;
    expect(errosDoCadastro('tutor', semRepetir, HOJE)).toEqual({});
  });
});

describe('a loja', () => {
  const ERRO = { cidade: 'Lojas físicas precisam ficar em Sorocaba ou Votorantim (SP)' };

  test.each([
    ['Votorantim', 'SP', {}],
    ['VOTORANTIM', 'sp', {}],
    ['Itu', 'SP', ERRO],
    ['Sorocaba', 'RJ', ERRO],
  ])('física em %s/%s: %j', (cidade, estado, erros) => {
    expect(errosDoCadastro('lojista', { ...COMPLETO, cidade, estado }, HOJE)).toEqual(erros);
  });

  test('online pode ser de qualquer cidade', () => {
    const online = { ...COMPLETO, tipo: 'loja_online', cidade: 'Manaus', estado: 'AM' };
    expect(errosDoCadastro('lojista', online, HOJE)).toEqual({});
  });

  test.each([
    [-23.5, {}],
    ['-23,5', {}],
    [0, {}],
    ['', {}],
    ['-91', { latitude: 'Latitude inválida' }],
    ['aqui', { latitude: 'Latitude inválida' }],
  ])('latitude %s: %j', (latitude, erros) => {
    expect(cadastroCom('lojista', 'latitude', latitude)).toEqual(erros);
  });

  test.each([
    ['Sorocaba', '-23,45', '-47,48', {}],
    ['Votorantim', '-23.6', '-47.4', {}],
    ['Sorocaba', '-23,28', '-47,4526', {}],
    [
      'Sorocaba',
      '-23,27',
      '-47,4526',
      { latitude: 'Este ponto fica a 26 km do centro de Sorocaba: marque um lugar na cidade' },
    ],
    [
      'Sorocaba',
      '-3,1019',
      '-60,025',
      { latitude: 'Este ponto fica a 2.641 km do centro de Sorocaba: marque um lugar na cidade' },
    ],
    [
      'Votorantim',
      '-47.4388',
      '-23.5446',
      { latitude: 'Este ponto fica a 3.397 km do centro de Votorantim: marque um lugar na cidade' },
    ],
  ])('uma loja de %s em %s, %s: %j', (cidade, latitude, longitude, erros) => {
    expect(errosDoCadastro('lojista', { ...COMPLETO, cidade, latitude, longitude }, HOJE)).toEqual(erros);
    const online = { ...COMPLETO, tipo: 'loja_online', cidade, latitude, longitude };
    expect(errosDoCadastro('lojista', online, HOJE)).toEqual({});
  });
});

test('as frases dos campos repetidos e dos que têm erro (spec 1.7, spec 1.12)', () => {
  expect(fraseDosDuplicados(['email'])).toBe('E-mail já cadastrado');
  expect(fraseDosDuplicados(['email', 'cpf'])).toBe('E-mail, CPF já cadastrado(s)');
  expect(fraseDosCamposComErro(['cpf', 'telefone'])).toBe('Erro nos campos: CPF, Telefone');
});
