/** Everything that changes when the product is rebranded. */
export const MARCA = {
  nome: 'Indica Bem',
  chave: 'indicabem',
  cidades: ['Sorocaba', 'Votorantim'],
  estado: 'SP',
  email: 'contato@indicabem.example.com',
  whatsapp: '5515900000000',
  linksDasMarcas: {
    'Fórmula Natural': 'https://formula-natural.example.com',
    Origens: 'https://origens.example.com',
  },
} as const;
