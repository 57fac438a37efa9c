import { buscarNoAtendimento } from '@indica-bem/domain/atendimento/chamadas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import { mensagemDe } from '../lib/erros-da-api';
import { useFiltrosNoEndereco } from '../lib/filtros-no-endereco';
import { noEndereco, texto } from '../lib/partes-do-endereco';
import { Aviso } from '../ui/aviso';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';
import { Achados } from './achados';
import classes from './atendimento.module.css';

type Filtros = { q: string };
const ENDERECO = noEndereco<Filtros>({ q: texto('q') });

/** Somebody calls: one box for whatever they can say, and the life of what is found. */
export function Atendimento() {
  const { filtros, mudar } = useFiltrosNoEndereco(ENDERECO);
  const { q } = filtros;
  const { data, error } = useQuery({
    ...consulta(buscarNoAtendimento, { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const nada = data && data.pessoas.length + data.indicacoes.length + data.cupons.length === 0;
  return (
    <Pagina titulo="Atendimento" subtitulo="Ache por qualquer coisa que a pessoa saiba dizer." largura="media">
      <search className={classes.busca}>
        <CampoDeBusca
          rotulo="Buscar"
          placeholder="Código, cupom, CPF, CNPJ, telefone, e-mail ou nome"
          busca={q}
          mudar={(nova) => mudar({ q: nova })}
        />
      </search>
      <div role="status" aria-live="polite">
        {q === '' && (
          <EstadoVazio
            ilustracao="vazio-indicacoes"
            titulo="Quem está chamando?"
            texto="Digite ou cole como vier: com traços, pontos, palavras em volta, inteiro ou só um pedaço."
          />
        )}
        {error && q !== '' && <Aviso tom="erro">{mensagemDe(error)}</Aviso>}
        {q !== '' && nada && (
          <EstadoVazio
            ilustracao="vazio-indicacoes"
            titulo="Nada encontrado"
            texto="Confira o que foi dito, ou tente outra coisa: o código, o CPF, o telefone, o e-mail ou um pedaço do nome."
          />
        )}
        {q !== '' && data && !nada && <Achados achados={data} />}
      </div>
    </Pagina>
  );
}
