import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { verInicioDaLoja, verInicioDoParceiro, verInicioDoTutor } from '@indica-bem/domain/inicio/chamadas';
import { verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { verProduto } from '@indica-bem/domain/produto/chamadas';
import { adiantarResposta } from '../lib/adiantadas';
import { idDoUsuario, usuarioAtual } from '../lib/sessao';
import { adiantarCupom } from './adiantar-cupom';
import { adiantarPainel } from './adiantar-painel';
import { type Rota, TODOS } from './rota';
import { doQr } from './telas/caixa';
import { cupom } from './telas/cupom';
import { cupons } from './telas/cupons';
import { indicacoes } from './telas/indicacoes';
import { inicio } from './telas/inicio';
import { nova } from './telas/nova';

const TUTOR: Papel[] = ['tutor'];
const PARCEIRO: Papel[] = ['prescritor'];
const LOJISTA: Papel[] = ['lojista'];
const QUEM_INDICA_OU_RECEBE: Papel[] = ['tutor', 'prescritor'];
const QUEM_BUSCA_LOJA: Papel[] = ['tutor', 'prescritor', 'indicabem'];
const QUEM_TEM_PERFIL: Papel[] = ['tutor', 'prescritor', 'lojista'];

const INICIO_DO_PAPEL = {
  tutor: verInicioDoTutor,
  prescritor: verInicioDoParceiro,
  lojista: verInicioDaLoja,
} as const;

const editarPerfil = () => import('../conta/perfil/editar').then((m) => m.EditarPerfil);
const lojas = () => import('../lojista/parceiras/parceiras').then((m) => m.LojasParceiras);

const acerto = () => import('../acerto/loja/telas');
const pets = () => import('../pet/telas');
const acompanhados = () => import('../pet/acompanhados/telas');

export const ROTAS_LOGADAS: Rota[] = [
  {
    caminho: 'home',
    titulo: 'Início',
    acesso: TODOS,
    tela: inicio,
    adianta: () => {
      const sessao = usuarioAtual();
      if (!sessao?.tipo_usuario) return;
      if (sessao.tipo_usuario === 'indicabem') return adiantarPainel();
      // What stands below may come after: on a slow network nothing goes before what the person came for.
      adiantarResposta(INICIO_DO_PAPEL[sessao.tipo_usuario], { params: { id: idDoUsuario(sessao) } });
    },
  },
  {
    caminho: 'catalogo',
    titulo: 'Catálogo',
    acesso: TODOS,
    tela: () => import('../produto/catalogo/catalogo').then((m) => m.Catalogo),
  },
  {
    caminho: 'produto/ver/:id_produto',
    titulo: 'Produto',
    acesso: TODOS,
    tela: () => import('../produto/pagina/produto').then((m) => m.VerProduto),
    adianta: ({ id_produto = '' }) => adiantarResposta(verProduto, { params: { id: id_produto } }),
    pai: '/catalogo',
  },
  { caminho: 'indicacoes', titulo: 'Indicações', acesso: QUEM_INDICA_OU_RECEBE, tela: indicacoes },
  {
    caminho: 'indicacao/:hash',
    titulo: 'Indicação',
    acesso: QUEM_BUSCA_LOJA,
    tela: () => import('../prescricao/resgate/por-link').then((m) => m.IndicacaoPorLink),
    pai: '/prescricoes',
    entrada: '/login/indicacao/:hash',
  },
  {
    caminho: 'indicacao/codigo/:id_prescricao',
    titulo: 'Indicação',
    acesso: TODOS,
    tela: () => import('../prescricao/detalhe/detalhe-por-id').then((m) => m.DetalhePorId),
    adianta: ({ id_prescricao = '' }) => adiantarResposta(verPrescricao, { params: { id: id_prescricao } }),
    pai: '/prescricoes',
  },
  {
    caminho: 'indicacao/codigo/:id_prescricao/imprimir',
    titulo: 'Indicação nutricional',
    acesso: QUEM_INDICA_OU_RECEBE,
    tela: () => import('../prescricao/folha/folha-da-indicacao').then((m) => m.FolhaDaIndicacao),
    pai: '/prescricoes',
  },
  {
    caminho: 'formula-do-bem',
    titulo: 'Fórmula do Bem',
    acesso: TODOS,
    tela: () => import('../doacao/formula-do-bem').then((m) => m.FormulaDoBem),
    fundo: 'bem',
  },
  {
    caminho: 'meus-quilos',
    titulo: 'Meus quilos',
    acesso: TUTOR,
    tela: () => import('../doacao/meus-quilos/meus-quilos').then((m) => m.MeusQuilos),
    pai: '/formula-do-bem',
  },
  { caminho: 'lojistas', titulo: 'Lojas parceiras', acesso: QUEM_BUSCA_LOJA, tela: lojas },
  { caminho: 'lojistas/proximos', titulo: 'Lojas próximas', acesso: QUEM_BUSCA_LOJA, tela: lojas },
  {
    caminho: 'lojistas/mapa',
    titulo: 'Mapa das lojas',
    acesso: QUEM_BUSCA_LOJA,
    tela: () => import('../lojista/mapa/mapa-das-lojas').then((m) => m.MapaDasLojas),
  },
  {
    caminho: 'lojistas/:id_prescricao',
    titulo: 'Compre com Desconto',
    acesso: TUTOR,
    tela: () => import('./telas/escolher-loja').then((m) => m.EscolherLojaDaIndicacao),
    pai: '/prescricoes',
  },
  { caminho: 'cupom', titulo: 'Cupons gerados', acesso: QUEM_INDICA_OU_RECEBE, tela: cupons },
  {
    caminho: 'cupom/prescricao',
    titulo: 'Tenho um código',
    acesso: TUTOR,
    tela: () => import('../prescricao/resgate/resgate').then((m) => m.Resgate),
  },
  {
    caminho: 'cupom/efetivar',
    titulo: 'Validar desconto',
    acesso: LOJISTA,
    tela: () => import('../cupom/caixa/caixa').then((m) => m.TelaDoCaixa),
    pai: '/home',
    cheia: true,
  },
  {
    caminho: 'cupom/efetivar/:id_cupom',
    titulo: 'Validar desconto',
    acesso: [...LOJISTA, 'tutor'],
    tela: doQr,
    pai: '/home',
    cheia: true,
  },
  {
    caminho: 'cupom/efetivados',
    titulo: 'Cupons efetivados',
    acesso: LOJISTA,
    tela: () => import('../cupom/efetivados/efetivados').then((m) => m.CuponsEfetivados),
    pai: '/home',
  },
  {
    caminho: 'cupom/estornados',
    titulo: 'Vendas estornadas',
    acesso: LOJISTA,
    tela: () => import('../cupom/estorno/estornados').then((m) => m.VendasEstornadas),
    pai: '/cupom/efetivados',
  },
  {
    caminho: 'acerto',
    titulo: 'Acerto',
    acesso: LOJISTA,
    tela: () => acerto().then((m) => m.AcertoDaLoja),
  },
  {
    caminho: 'acerto/aberto',
    titulo: 'Acerto em aberto',
    acesso: LOJISTA,
    tela: () => acerto().then((m) => m.AcertoEmAberto),
  },
  {
    caminho: 'acerto/:id_acerto',
    titulo: 'Acerto do mês',
    acesso: LOJISTA,
    tela: () => import('../acerto/mes/acerto').then((m) => m.AcertoDoMes),
  },
  {
    caminho: 'acerto/:id_acerto/imprimir',
    titulo: 'Imprimir acerto',
    acesso: LOJISTA,
    tela: () => import('../acerto/imprimir/folha-do-acerto').then((m) => m.FolhaDoAcerto),
  },
  {
    caminho: 'cupom/gera-cupom',
    titulo: 'Gerar cupom',
    acesso: TUTOR,
    tela: () => import('../cupom/gerar/sem-escolha').then((m) => m.GerarSemEscolha),
  },
  {
    caminho: 'cupom/gera-cupom/:id_prescricao/:id_lojista',
    titulo: 'Gerar cupom',
    acesso: TUTOR,
    tela: () => import('../cupom/gerar/gerar').then((m) => m.GerarCupom),
    pai: '/prescricoes',
  },
  {
    caminho: 'cupom/ver/:id_cupom',
    titulo: 'Cupom',
    acesso: ['tutor', 'lojista', 'indicabem'],
    tela: cupom,
    adianta: ({ id_cupom = '' }) => adiantarCupom(id_cupom),
  },
  {
    caminho: 'contato',
    titulo: 'Contatos',
    acesso: TODOS,
    tela: () => import('../contato/contato').then((m) => m.Contato),
  },
  {
    caminho: 'eventos',
    titulo: 'Calendário do pet',
    acesso: TUTOR,
    tela: () => import('../evento/calendario-do-pet').then((m) => m.CalendarioDoPet),
  },
  {
    caminho: 'eventos/novo',
    titulo: 'Novo evento',
    acesso: TUTOR,
    tela: () => import('../evento/novo-evento').then((m) => m.NovoEvento),
  },
  {
    caminho: 'eventos/editar/:id_evento',
    titulo: 'Editar evento',
    acesso: TUTOR,
    tela: () => import('../evento/editar-evento').then((m) => m.EditarEvento),
  },
  {
    caminho: 'perfil',
    titulo: 'Minha conta',
    acesso: QUEM_TEM_PERFIL,
    tela: () => import('../conta/perfil/perfil').then((m) => m.Perfil),
  },
  {
    caminho: 'seguranca',
    titulo: 'Segurança',
    acesso: TODOS,
    tela: () => import('../fator/seguranca').then((m) => m.Seguranca),
  },
  { caminho: 'perfil/editar', titulo: 'Editar dados', acesso: QUEM_TEM_PERFIL, tela: editarPerfil },
  { caminho: 'perfil/editar/:id_perfil', titulo: 'Editar dados', acesso: QUEM_TEM_PERFIL, tela: editarPerfil },
  {
    caminho: 'pet',
    titulo: 'Meus Pets',
    acesso: TUTOR,
    tela: () => pets().then((m) => m.MeusPets),
  },
  {
    caminho: 'pet/novo',
    titulo: 'Cadastro do animal',
    acesso: TUTOR,
    tela: () => pets().then((m) => m.NovoPet),
  },
  {
    caminho: 'pet/editar/:id_pet',
    titulo: 'Cadastro do animal',
    acesso: TUTOR,
    tela: () => pets().then((m) => m.EditarPet),
  },
  {
    caminho: 'pet/ver/:id_pet',
    titulo: 'Pet',
    acesso: TUTOR,
    tela: () => pets().then((m) => m.VerPet),
  },
  {
    caminho: 'acompanhados',
    titulo: 'Pets acompanhados',
    acesso: PARCEIRO,
    tela: () => acompanhados().then((m) => m.Acompanhados),
  },
  {
    caminho: 'acompanhados/:id_pet',
    titulo: 'Pet acompanhado',
    acesso: PARCEIRO,
    tela: () => acompanhados().then((m) => m.PetAcompanhado),
  },
  { caminho: 'prescricoes', titulo: 'Indicações', acesso: QUEM_INDICA_OU_RECEBE, tela: indicacoes },
  {
    caminho: 'renovacoes',
    titulo: 'Renovações',
    acesso: ['prescritor'],
    tela: () => import('../prescricao/renovacoes/renovacoes').then((m) => m.Renovacoes),
    pai: '/home',
  },
  {
    caminho: 'prescricoes/nova',
    titulo: 'Nova indicação',
    acesso: QUEM_INDICA_OU_RECEBE,
    tela: nova,
    pai: '/home',
    fundo: 'nova',
  },
];
